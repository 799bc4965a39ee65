"""Web Push: a message that only the browser can read, signed by this server (VAPID). Needs the extra `push`."""

import base64
import time
from importlib.util import find_spec
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from sneakernet.server.people.outside import Outside

OFFERED: Final = find_spec("http_ece") is not None and find_spec("py_vapid") is not None
LIFE: Final = 12 * 3600  # seconds that a message is kept for a browser that is away
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,100}=*$")]


class PushKeys(Struct, frozen=True):
    """With which a browser reads its messages."""

    p256dh: Key
    auth: Key


class Subscription(Struct, frozen=True):
    """Where a browser is reached."""

    endpoint: Annotated[str, Meta(max_length=600)]
    keys: PushKeys


def read_subscription(text: str) -> Subscription | None:
    """A subscription as browsers write it; None for what is none."""
    try:
        return msgspec.json.decode(text, type=Subscription)
    except msgspec.MsgspecError:
        return None


def raw(text: str) -> bytes:
    """Base64 as browsers write it."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_signer() -> str:
    """The server's own key, as it is kept."""
    from py_vapid import Vapid02

    signer = Vapid02()
    signer.generate_keys()
    return str(signer.private_pem().decode())


def public_key(pem: str) -> str:
    """What browsers are told of it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(pem.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def push(outside: Outside, pem: str, contact: str, subscription: Subscription, text: bytes) -> None:
    """Send a message to a browser."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from py_vapid import Vapid02

    parts = urlsplit(subscription.endpoint)
    keys = subscription.keys
    body = http_ece.encrypt(
        text, private_key=generate_private_key(SECP256R1()), dh=raw(keys.p256dh), auth_secret=raw(keys.auth)
    )
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(time.time()) + LIFE}
    headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(LIFE)}
    outside.post(subscription.endpoint, body, {**headers, **Vapid02.from_pem(pem.encode()).sign(claims)})
