"""Figures: how the server is doing, for Prometheus. Where nobody wants them, nothing is counted."""

import logging
from typing import Any, Final

from sneakernet.core.complaint import Complaint
from sneakernet.say.installed import how_to_add

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)

COUNTERS: Final[dict[str, tuple[str, ...]]] = {
    "choices": (), "requests": ("status",), "refusals": ("code",), "guests_made": (), "tables_made": (),
    "games_finished": (), "errors": (),
}  # fmt: skip
GAUGES: Final = (
    "tables", "tables_playing", "sockets", "thoughts_waiting", "storage_degraded", "draining", "loop_lag_seconds",
)  # fmt: skip
HISTOGRAMS: Final = {"choice_seconds": FAST, "store_seconds": FAST, "thought_seconds": SLOW}
ABOUT: Final = {
    "choices": "Choices that were stored and shown.",
    "requests": "Answers over HTTP, by status.",
    "refusals": "Commands that were refused, by reason.",
    "guests_made": "Guests who came in for the first time.",
    "tables_made": "Tables that were made.",
    "games_finished": "Games that came to their end.",
    "errors": "Faults of the program that were logged.",
    "tables": "Tables in memory.",
    "tables_playing": "Tables in memory where a game goes on.",
    "sockets": "Open sockets.",
    "thoughts_waiting": "Bots and hints that wait for a process.",
    "storage_degraded": "1 while nothing can be written.",
    "draining": "1 while no new games begin.",
    "loop_lag_seconds": "How much later than it should the event loop came round last.",
    "choice_seconds": "From a choice to its being stored and sent to all.",
    "store_seconds": "Until rows were on the disk.",
    "thought_seconds": "Until a bot had chosen, its wait for a process included.",
}


class Silent:
    """Nobody wants to know."""

    def inc(self, amount: float = 1.0) -> None:
        """Not counted."""

    def set(self, value: float) -> None:
        """Not kept."""

    def observe(self, amount: float) -> None:
        """Not measured."""

    def labels(self, *values: str) -> "Silent":
        return self


class Figures:
    """All figures of one server."""

    def __init__(self, place: str = "") -> None:
        self.all: dict[str, Any] = {}
        self.server: Any = None
        self.registry: Any = None
        if place:
            self.open(place)

    def open(self, place: str) -> None:
        """Count from now on, and answer whoever asks at this place."""
        try:
            import prometheus_client as prometheus
        except ImportError:
            raise Complaint("not-installed", field="Prometheus", command=how_to_add("metrics")) from None
        host, _, port = place.rpartition(":")
        registry = self.registry = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=registry)
        prometheus.GCCollector(registry=registry)
        for name, labels in COUNTERS.items():
            self.all[name] = prometheus.Counter(f"sneakernet_{name}", ABOUT[name], labels, registry=registry)
        for name in GAUGES:
            self.all[name] = prometheus.Gauge(f"sneakernet_{name}", ABOUT[name], registry=registry)
        for name, buckets in HISTOGRAMS.items():
            self.all[name] = prometheus.Histogram(f"sneakernet_{name}", ABOUT[name], registry=registry, buckets=buckets)
        logging.getLogger("sneakernet").addHandler(CountErrors(self))
        self.server, _ = prometheus.start_http_server(int(port), host or "127.0.0.1", registry)

    @property
    def port(self) -> int:
        """Where whoever asks is answered; 0: nowhere."""
        return 0 if self.server is None else int(self.server.server_port)

    def __getattr__(self, name: str) -> Any:
        if name not in ABOUT:
            raise AttributeError(name)
        return self.all.get(name, SILENT)

    def close(self) -> None:
        """Answer nobody any more."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            logger = logging.getLogger("sneakernet")
            for handler in [handler for handler in logger.handlers if isinstance(handler, CountErrors)]:
                logger.removeHandler(handler)


SILENT: Final = Silent()


class CountErrors(logging.Handler):
    """Counts what is logged as a fault."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(logging.ERROR)
        self.figures = figures

    def emit(self, record: logging.LogRecord) -> None:
        self.figures.errors.inc()
