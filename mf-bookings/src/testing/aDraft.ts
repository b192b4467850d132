import { saveDraft } from 'shared-api/http';
import { aFlight, aPerson } from './bookingEntries.ts';

const passenger = (key: number) => ({
  key,
  flight: aFlight,
  person: { ...aPerson, FirstName: `Passenger${key}` },
});

/** The booking form restores this draft, as after a reload. */
export function aDraft(passengers: number, own: object = {}) {
  saveDraft(1, 'create-booking:11:2', {
    draftId: 'a-draft',
    added: Array.from({ length: passengers }, (_, index) => passenger(index + 1)),
    lastKey: passengers,
    form: { mode: 'new', version: 0, values: aFlight },
    accepted: true,
    ...own,
  });
}
