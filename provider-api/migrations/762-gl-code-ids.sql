-- A code is changed and removed by its number; the audit names it by that.
alter table gl_codes add column id bigint generated always as identity primary key;
