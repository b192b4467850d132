-- The function erases the values of all personal keys at any depth. A text becomes the given word, a number becomes 0,
-- and a boolean becomes false. Keys are compared in lower case and without underscores.
create or replace function erased_keys(given jsonb, keys text[], word text, beneath boolean default false)
returns jsonb language sql immutable as $$
  select case jsonb_typeof(given)
    when 'object' then coalesce((
      select jsonb_object_agg(key, public.erased_keys(value, keys, word, lower(replace(key, '_', '')) = any (keys))) from jsonb_each(given)), '{}')
    when 'array' then coalesce((
      select jsonb_agg(public.erased_keys(value, keys, word, beneath) order by position)
        from jsonb_array_elements(given) with ordinality as each (value, position)), '[]')
    when 'string' then case when beneath and given <> '""' then to_jsonb(word) else given end
    when 'number' then case when beneath then to_jsonb(0) else given end
    when 'boolean' then case when beneath then to_jsonb(false) else given end
    else given
  end
$$;

-- An append-only table accepts an erasure and no other change. The trigger has three arguments: the text columns, the
-- JSON columns, and the personal keys of the JSON. Each argument is a list separated by commas.
create or replace function refuse_all_but_erasure() returns trigger language plpgsql as $$
declare
  texts text[] := string_to_array(tg_argv[0], ',');
  documents text[] := string_to_array(tg_argv[1], ',');
  keys text[] := string_to_array(tg_argv[2], ',');
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  name text;
  passes boolean := after - texts - documents = before - texts - documents;
begin
  foreach name in array texts loop
    passes := passes and (after -> name = before -> name or coalesce(after ->> name, '') like 'Erased%');
  end loop;
  foreach name in array documents loop
    passes := passes and after -> name in (before -> name, erased_keys(before -> name, keys, 'Erased'));
  end loop;
  if not passes then
    raise exception '% rows are never changed', tg_table_name using errcode = 'P0001';
  end if;
  return new;
end $$;
