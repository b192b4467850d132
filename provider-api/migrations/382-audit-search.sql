-- What the audit is searched by, each word from its beginning: person, action, subject, reason.
create function audit_words(actor_name text, action text, subject_id text, reason text, after jsonb)
returns tsvector language sql immutable as $$
  select to_tsvector('simple', lower(actor_name || ' ' || replace(action, '.', ' ') || ' ' || subject_id || ' '
                                     || coalesce(reason, '') || ' ' || coalesce(after ->> 'reason', '')))
$$;
create index audit_search on audit using gin (audit_words(actor_name, action, subject_id, reason, after));
create index audit_by_person on audit (actor_name, id);
create index audit_by_action on audit (action, id);
