-- Staff read of activities what they may read elsewhere: those of a booking by its airport, those of payments by their
-- permission. Both are null for what is about an account. Airport 0 is none: what an older version wrote and is not
-- found again stays with those who are tied to no airport.
alter table activities add column airport_id int, add column needs text;

update activities a set needs = 'transactions.readFunds'
 where a.description ~ '^Wallet (funded with|funding of|credited with|debited by) '
    or (a.description ~ '^(Invoice [^ ]+ (expired|canceled)|The payment .*for invoice [^ ]+ does not match)'
        and exists (select 1 from payments p
                     where p.application_user_id = a.user_id and p.kind = 'funding'
                       and a.description like '%nvoice ' || p.invoice_id || ' %'));
update activities a set needs = 'transactions.readRegistrations'
 where a.needs is null
   and a.description ~ '^(Registration fee of |Invoice [^ ]+ (expired|canceled|issued)|The payment .*for invoice )';

update activities a set airport_id = 0
 where a.description ~ '^(Booked .* service for |Booking [^ ]+ canceled|Booking status changed to )';
update activities a set airport_id = b.airport_id
  from bookings b
 where a.airport_id = 0 and b.application_user_id = a.user_id and b.created_at = a.created_at
   and a.description like 'Booked % on flight ' || b.flight_number;
update activities a set airport_id = b.airport_id
  from booking_status_history h join bookings b on b.id = h.booking_id
 where a.airport_id = 0 and a.description like 'Booking %'
   and b.application_user_id = a.user_id and h.created_at = a.created_at;

-- Canceled reads Cancelled.
update activities set description = replace(description, 'anceled', 'ancelled')
 where description ~ '^(Booking [^ ]+ canceled|Booking status changed to (Flight_)?Canceled|Invoice [^ ]+ canceled)';
