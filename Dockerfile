# The server with its compiled engine. Build: docker compose build
# The base image stands here by its tag. Where a registry can be reached, this names the digest to pin in its place:
#   docker buildx imagetools inspect python:3.12-slim --format '{{.Manifest.Digest}}'
# `make check ARGS=deploy` runs the steps below in an empty folder.

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
COPY requirements/build.txt /src/requirements/build.txt
RUN python -m venv /build && /build/bin/pip install --no-cache-dir --require-hashes -r /src/requirements/build.txt
COPY pyproject.toml setup.py LICENSE README.md /src/
COPY tools /src/tools
COPY sneakernet /src/sneakernet
RUN cd /src && /build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.12-slim
ARG EXTRAS=""
COPY requirements /srv/requirements
RUN python -m venv /srv/venv && for set in server $EXTRAS; do \
      /srv/venv/bin/pip install --no-cache-dir --require-hashes -r /srv/requirements/$set.txt || exit 1; done
COPY --from=build /wheels /srv/wheels
RUN /srv/venv/bin/pip install --no-cache-dir --no-deps /srv/wheels/*.whl && rm -r /srv/wheels \
 && { /srv/venv/bin/pip uninstall --quiet --yes setuptools || true; } && /srv/venv/bin/sneakernet --version
RUN useradd --system --home-dir /data sneakernet && mkdir /data && chown sneakernet /data
USER sneakernet
WORKDIR /data
VOLUME /data
ENV SNEAKERNET_HOST=0.0.0.0 SNEAKERNET_DATABASE=/data/sneakernet.db SNEAKERNET_LOG=json
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK CMD ["/srv/venv/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["/srv/venv/bin/sneakernet", "serve"]
