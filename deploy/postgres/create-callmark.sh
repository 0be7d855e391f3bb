#!/bin/sh
# Run by the image of PostgreSQL, once, when its volume is empty. Callmark gets a role that owns its database and nothing
# else: with it nobody can run a program or read a file on the server. The superuser is then left without a
# password, so that nobody can sign in with it from elsewhere: podman compose exec postgres psql -U postgres
set -eu
psql --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role callmark login password :'password';
create database callmark owner callmark;
revoke connect on database callmark, postgres, template1 from public;
alter role current_user password null;
SQL
