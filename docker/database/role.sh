# Runs once, when the database is created: creates the product's role, which owns its own database and nothing else.
psql -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role appliance_index login password :'password';
create database appliance_index owner appliance_index;
revoke all on database appliance_index from public;
SQL
