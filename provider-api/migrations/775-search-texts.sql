-- Searches and flights compare in one form, as shared-api's searchText() and flightCode() have it.

create function search_text(given text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(
    lower(translate(
      replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(given, NFD),
          '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
          '', 'g'),
        'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'þ', 'th'),
      'ɓƁɗƊđĐðÐǝƎɛƐɣƔħĦıɩƖƙƘłŁŋŊɔƆøØʋƲƴƳ''’‘ʼʻ`´', 'bbddddddeeeegghhiiikkllnnoooovvyy')),
    '[\s\u00a0\u2000-\u200a\u202f\u205f\u3000\u2010-\u2015\ufe58\ufe63\uff0d-]+', ' ', 'g'))
$$;

create function flight_code(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(upper(regexp_replace(normalize(given, NFKC), '[^A-Za-z0-9]', '', 'g')),
    '^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})0+(?=[0-9])', '\1')
$$;
drop index bookings_of_flight;
create index bookings_of_flight on bookings (flight_code(flight_number) text_pattern_ops);

drop index passengers_last_name;
create index passengers_last_name on passengers (search_text(last_name) text_pattern_ops);
drop index passengers_reference;
create index passengers_reference on passengers (search_text(reference) text_pattern_ops) where reference is not null;

create function search_words(given text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(public.search_text(given), '[\s,;:()"]+'), ''))
$$;
-- A telephone number is also found without its 0 or country code.
drop trigger users_search_words on users;
drop function set_search_words();
alter table users drop column search_words;
alter table users add column search_words tsvector not null generated always as (public.search_words(
  coalesce(business_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' ||
  email || ' ' || replace(email, '@', ' ') || ' ' || coalesce(phone_number, '') || ' ' ||
  coalesce(regexp_replace(phone_number, '^(\+?2340?|0)(?=[789])', ''), ''))) stored;
create index users_words on users using gin (search_words) with (fastupdate = off);

drop index audit_search;
create or replace function audit_words(actor_name text, action text, subject_id text, reason text, after jsonb)
returns tsvector language sql immutable as $$
  select to_tsvector('simple', public.search_text(actor_name || ' ' || replace(action, '.', ' ') || ' ' || subject_id || ' '
                                           || coalesce(reason, '') || ' ' || coalesce(after ->> 'reason', '')))
$$;
create index audit_search on audit using gin (audit_words(actor_name, action, subject_id, reason, after));

drop index feedbacks_search;
create or replace function feedback_words(feedback_text text) returns tsvector language sql immutable as $$
  select to_tsvector('simple', public.search_text(coalesce(feedback_text, '')))
$$;
create index feedbacks_search on feedbacks using gin (feedback_words(feedback_text));
