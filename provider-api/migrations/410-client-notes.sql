-- What colleagues tell each other about a client, never shown to him. A correction is a further row: nothing is lost.
create table client_notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  -- The note that this one corrects; the first of its kind, never a correction itself.
  corrects_id bigint references client_notes (id),
  author_id bigint not null references users (id),
  text text not null check (length(trim(text)) >= 3),
  created_at timestamptz not null
);
create index client_notes_of_user on client_notes (user_id, id desc) where corrects_id is null;
create index client_notes_corrections on client_notes (corrects_id, id) where corrects_id is not null;
create trigger client_notes_append_only before update or delete or truncate on client_notes
  for each statement execute function refuse_change();
