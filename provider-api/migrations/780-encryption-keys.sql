-- The names of keys that a server was started with: a new one seals only after it came behind the others.
create table encryption_keys (name text primary key);
