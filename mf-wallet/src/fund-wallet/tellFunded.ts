import { serviceOfBookingDraft, session } from 'shared-api/http';
import { formatNaira, links, notify } from 'shared-ui';

const funded = 'Wallet funded successfully';

/** Says that the money is there, what the wallet holds now, and the way back to the booking that waited for it. */
export function tellFunded(balanceKobo: number | undefined): void {
  const { user } = session.get();
  const serviceId = user ? serviceOfBookingDraft(user.id) : undefined;
  const path = serviceId === undefined ? undefined : links.createBooking(serviceId);
  notify.dismissAbout('funding');
  notify.success(funded, {
    about: 'funding',
    ...(balanceKobo !== undefined && { detail: `Your balance is now ${formatNaira(balanceKobo)}` }),
    ...(path &&
      !location.pathname.startsWith(path) && { link: { to: path, label: 'Continue your booking' } }),
  });
}
