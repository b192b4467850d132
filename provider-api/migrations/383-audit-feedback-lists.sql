-- The audit of a kind of subject, and of one subject, the newest first.
create index audit_subject_kind on audit (subject_kind, at desc, id desc);
create index audit_of_subject on audit (subject_id, subject_kind, at desc, id desc);
drop index audit_subject;

-- What feedback is searched by, each word from its beginning, beside its client's search words.
create function feedback_words(feedback_text text) returns tsvector language sql immutable as $$
  select to_tsvector('simple', lower(coalesce(feedback_text, '')))
$$;
create index feedbacks_search on feedbacks using gin (feedback_words(feedback_text));
create index feedbacks_of_client on feedbacks (user_id);
create index feedbacks_of_rating on feedbacks (round(rating), created_at desc, id desc);

-- Few among many clients.
create index users_staff on users (created_at desc, id desc) where role <> 'Client';
