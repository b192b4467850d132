alter table sessions alter column device set not null;
