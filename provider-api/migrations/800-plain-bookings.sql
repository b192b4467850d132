-- A booking, its debit and its number are written by statements of the server.
drop function book_flights, post_bookings, next_invoice_numbers, next_credit_note;
