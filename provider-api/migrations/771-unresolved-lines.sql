-- Lines of all files that nobody resolved yet, the oldest first.
create index settlement_lines_unresolved on settlement_lines (id) where resolved is null;
