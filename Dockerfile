# The server with its compiled engine. Build: docker compose build

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/sneakernet
COPY requirements/play.txt requirements/play.txt
RUN python -m venv /srv/venv && /srv/venv/bin/pip install --no-cache-dir --require-hashes -r requirements/play.txt
COPY pyproject.toml LICENSE README.md ./
COPY tools tools
COPY sneakernet sneakernet
RUN /srv/venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation -e . \
 && SNEAKERNET_ENGINE=interpreted /srv/venv/bin/python -m tools.build_engine

FROM python:3.12-slim
COPY --from=build /srv /srv
RUN useradd --system --home-dir /data sneakernet && mkdir /data && chown sneakernet /data
USER sneakernet
WORKDIR /srv/sneakernet
VOLUME /data
ENV SNEAKERNET_HOST=0.0.0.0 SNEAKERNET_DATABASE=/data/sneakernet.db
EXPOSE 8000
HEALTHCHECK CMD ["/srv/venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["/srv/venv/bin/sneakernet", "serve"]
