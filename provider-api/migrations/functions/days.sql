create or replace function lagos_day(at timestamptz) returns date language sql stable as $$
  select (at at time zone 'Africa/Lagos')::date
$$;
