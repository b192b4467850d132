-- Whoever clears a payment's money says so in the same transaction; ledger:verify holds it to its parts.
drop trigger settlement_lines_clear on settlement_lines;
drop trigger book_decisions_clear on book_decisions;
drop function clear_by_line, clear_by_write_off;
