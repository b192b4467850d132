create or replace function search_text(given text) returns text language sql immutable parallel safe as $$
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

create or replace function search_words(given text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(regexp_split_to_array(public.search_text(given), '[\s,;:()"]+'), ''))
$$;

create or replace function flight_code(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(upper(regexp_replace(normalize(given, NFKC), '[^A-Za-z0-9]', '', 'g')),
    '^([A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3})0+(?=[0-9])', '\1')
$$;

create or replace function account_name(business_name text, first_name text, last_name text) returns text
  language sql immutable parallel safe as $$
  select lower(coalesce(business_name, coalesce(first_name, '') || ' ' || coalesce(last_name, '')))
$$;

create or replace function audit_words(actor_name text, action text, subject_id text, reason text, after jsonb)
returns tsvector language sql immutable as $$
  select to_tsvector('simple', public.search_text(actor_name || ' ' || replace(action, '.', ' ') || ' ' || subject_id || ' '
                                           || coalesce(reason, '') || ' ' || coalesce(after ->> 'reason', '')))
$$;
