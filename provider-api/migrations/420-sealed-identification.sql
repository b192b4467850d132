-- Identification numbers are sealed by the server (src/secrets); what an older version left in the clear is few rows at
-- most, found by this index and sealed at the next start.
create index users_identification_in_clear on users (id)
  where identification is not null and identification not like '~%';
