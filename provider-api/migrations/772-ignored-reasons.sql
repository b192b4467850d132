-- Why a line was ignored stays as it was given; notes are written over it by whoever knows more.
alter table settlement_lines add column ignored_reason text;
update settlement_lines set ignored_reason = note, note = null where resolved = 'ignored';
