"""The database, step by step. A step that was released is never changed; a new one is added at the end."""

import sqlite3
from collections.abc import Callable
from typing import Final

from sneakernet.server.storage.former_games import Execute, note_former_games
from sneakernet.server.storage.rechain import chain_anew

Step = str | Callable[[sqlite3.Connection], None]
STEPS: Final[tuple[Step, ...]] = (
    """
    CREATE TABLE guests (
        id TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, name TEXT NOT NULL, language TEXT NOT NULL,
        hook TEXT NOT NULL DEFAULT '', made_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tables (
        id TEXT PRIMARY KEY, made_at REAL NOT NULL, public INTEGER NOT NULL, summary TEXT NOT NULL, at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tables_public ON tables (public, at);

    CREATE TABLE journal (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sitting (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE games (
        id TEXT PRIMARY KEY, table_id TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL, edition TEXT NOT NULL,
        version INTEGER NOT NULL, seats INTEGER NOT NULL, seed TEXT NOT NULL, salt TEXT NOT NULL,
        settings TEXT NOT NULL, names TEXT NOT NULL, replay_of TEXT NOT NULL, over INTEGER NOT NULL DEFAULT 0,
        made_at REAL NOT NULL,
        UNIQUE (table_id, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE picks (
        game_id TEXT NOT NULL, n INTEGER NOT NULL, seat TEXT NOT NULL, pick TEXT NOT NULL, choice TEXT NOT NULL,
        request TEXT NOT NULL, player TEXT NOT NULL, seqs TEXT NOT NULL, shown INTEGER NOT NULL, clocks TEXT NOT NULL,
        at REAL NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (game_id, n)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sealed (
        game_id TEXT NOT NULL, n INTEGER NOT NULL, seq INTEGER NOT NULL, seat TEXT NOT NULL, pick TEXT NOT NULL,
        choice TEXT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (game_id, n)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, seat TEXT NOT NULL,
        text TEXT NOT NULL, phrase TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE runs (id INTEGER PRIMARY KEY, first REAL NOT NULL, last REAL NOT NULL) STRICT;
    """,
    """
    CREATE TABLE states (
        game_id TEXT NOT NULL, n INTEGER NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (game_id, n)
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE tables ADD COLUMN due REAL;
    UPDATE tables SET due=0 WHERE summary ->> 'pace' = 'turns' AND summary ->> 'phase' = 'playing';
    CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;
    """,
    chain_anew,
    """
    CREATE TABLE notes (
        kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE devices (
        mark TEXT PRIMARY KEY, guest TEXT NOT NULL, name TEXT NOT NULL, made_at REAL NOT NULL, seen_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_guest ON devices (guest);
    INSERT INTO devices
        SELECT secret, id, '', made_at, made_at FROM guests WHERE secret NOT LIKE 'void %';

    CREATE TABLE keys (
        mark TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, until REAL NOT NULL,
        taken TEXT NOT NULL DEFAULT ''
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX keys_guest ON keys (guest);

    CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, hook TEXT NOT NULL DEFAULT '',
        made_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO people SELECT id, name, language, hook, made_at FROM guests;
    DROP TABLE guests;
    ALTER TABLE people RENAME TO guests;
    """,
    """
    CREATE TABLE played (
        guest TEXT NOT NULL, game_id TEXT NOT NULL, seat INTEGER NOT NULL, result TEXT NOT NULL, bots TEXT NOT NULL,
        at REAL NOT NULL, PRIMARY KEY (guest, game_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX played_game ON played (game_id);
    CREATE INDEX played_at ON played (guest, at);
    """,
    lambda connection: note_former_games(connection.execute),
    """
    CREATE TABLE channels (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, code TEXT NOT NULL,
        tries INTEGER NOT NULL, confirmed INTEGER NOT NULL, made_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX channels_guest ON channels (guest);
    INSERT INTO channels
        SELECT 'hook-' || id, id, 'hook', hook, '', 0, 1, made_at FROM guests WHERE hook <> '';
    ALTER TABLE guests DROP COLUMN hook;

    CREATE TABLE preferences (
        guest TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (guest, kind)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL, public_key TEXT NOT NULL, count INTEGER NOT NULL, name TEXT NOT NULL,
        made_at REAL NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_guest ON passkeys (guest);
    """,
)

POSTGRES: Final[tuple[str | Callable[[Execute], None], ...]] = (
    """
    CREATE TABLE workers (
        id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address TEXT NOT NULL, secret TEXT NOT NULL,
        pid INTEGER NOT NULL, seen TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
    );

    CREATE TABLE owners (
        table_id TEXT PRIMARY KEY, worker INTEGER NOT NULL REFERENCES workers ON DELETE CASCADE
    );
    CREATE INDEX owners_worker ON owners (worker);

    CREATE TABLE guests (
        id TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE, name TEXT NOT NULL, language TEXT NOT NULL,
        hook TEXT NOT NULL DEFAULT '', made_at DOUBLE PRECISION NOT NULL,
        changed TIMESTAMPTZ
    );
    CREATE INDEX guests_changed ON guests (changed);

    CREATE TABLE tables (
        id TEXT PRIMARY KEY, made_at DOUBLE PRECISION NOT NULL, public INTEGER NOT NULL, summary TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION
    );
    CREATE INDEX tables_public ON tables (public, at);
    CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;

    CREATE TABLE journal (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, entry TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, n)
    );

    CREATE TABLE sitting (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id));
    CREATE INDEX sitting_table ON sitting (table_id);

    CREATE TABLE games (
        id TEXT PRIMARY KEY, table_id TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL,
        edition TEXT NOT NULL, version INTEGER NOT NULL, seats INTEGER NOT NULL, seed TEXT NOT NULL,
        salt TEXT NOT NULL, settings TEXT NOT NULL, names TEXT NOT NULL, replay_of TEXT NOT NULL,
        over INTEGER NOT NULL DEFAULT 0, made_at DOUBLE PRECISION NOT NULL, UNIQUE (table_id, number)
    );

    CREATE TABLE picks (
        game_id TEXT NOT NULL, n INTEGER NOT NULL, seat TEXT NOT NULL, pick TEXT NOT NULL, choice TEXT NOT NULL,
        request TEXT NOT NULL, player TEXT NOT NULL, seqs TEXT NOT NULL, shown INTEGER NOT NULL,
        clocks TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (game_id, n)
    );

    CREATE TABLE states (
        game_id TEXT NOT NULL, n INTEGER NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (game_id, n)
    );

    CREATE TABLE sealed (
        game_id TEXT NOT NULL, n INTEGER NOT NULL, seq INTEGER NOT NULL, seat TEXT NOT NULL, pick TEXT NOT NULL,
        choice TEXT NOT NULL, request TEXT NOT NULL, PRIMARY KEY (game_id, n)
    );

    CREATE TABLE chat (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, seat TEXT NOT NULL,
        text TEXT NOT NULL, phrase TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, n)
    );

    CREATE TABLE runs (
        id INTEGER PRIMARY KEY, first DOUBLE PRECISION NOT NULL, last DOUBLE PRECISION NOT NULL
    );
    """,
    """
    CREATE TABLE notes (
        kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (kind, id)
    );
    """,
    """
    CREATE TABLE gone (guest TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp());
    """,
    """
    CREATE UNLOGGED TABLE thoughts (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, work BYTEA NOT NULL, owner TEXT NOT NULL,
        made TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(), taken TIMESTAMPTZ, answer TEXT
    );

    CREATE UNLOGGED TABLE thinkers (
        name TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
    );
    """,
    """
    CREATE TABLE devices (
        mark TEXT PRIMARY KEY, guest TEXT NOT NULL, name TEXT NOT NULL, made_at DOUBLE PRECISION NOT NULL,
        seen_at DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX devices_guest ON devices (guest);
    INSERT INTO devices SELECT secret, id, '', made_at, made_at FROM guests
        WHERE secret NOT LIKE 'void %';

    CREATE TABLE keys (
        mark TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, until DOUBLE PRECISION NOT NULL,
        taken TEXT NOT NULL DEFAULT ''
    );
    CREATE INDEX keys_guest ON keys (guest);

    ALTER TABLE guests DROP COLUMN secret;
    """,
    """
    CREATE TABLE played (
        guest TEXT NOT NULL, game_id TEXT NOT NULL, seat INTEGER NOT NULL, result TEXT NOT NULL, bots TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (guest, game_id)
    );
    CREATE INDEX played_game ON played (game_id);
    CREATE INDEX played_at ON played (guest, at);
    """,
    note_former_games,
    """
    CREATE TABLE channels (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, code TEXT NOT NULL,
        tries INTEGER NOT NULL, confirmed INTEGER NOT NULL, made_at DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX channels_guest ON channels (guest);
    INSERT INTO channels
        SELECT 'hook-' || id, id, 'hook', hook, '', 0, 1, made_at FROM guests WHERE hook <> '';
    ALTER TABLE guests DROP COLUMN hook;

    CREATE TABLE preferences (
        guest TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (guest, kind)
    );
    """,
    """
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL, public_key TEXT NOT NULL, count INTEGER NOT NULL, name TEXT NOT NULL,
        made_at DOUBLE PRECISION NOT NULL
    );
    CREATE INDEX passkeys_guest ON passkeys (guest);
    """,
)
"""The same in PostgreSQL; its columns are those of SQLite, and more for workers who share it."""
