#!/bin/sh
# What the image of PostgreSQL does at its start, as far as compose.yaml needs it.
set -eu
mkdir -p /var/run/postgresql
chown postgres:postgres /var/lib/postgresql /var/run/postgresql
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password && chown postgres /tmp/password
  as_postgres initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile=/tmp/password \
    --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  as_postgres pg_ctl --pgdata="$PGDATA" --options="-c listen_addresses=''" --wait start
  for script in /docker-entrypoint-initdb.d/*.sh; do as_postgres sh "$script"; done
  as_postgres pg_ctl --pgdata="$PGDATA" --mode=fast --wait stop
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -D "$PGDATA" -c 'listen_addresses=*'
