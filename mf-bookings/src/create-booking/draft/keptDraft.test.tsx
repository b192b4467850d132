import { act, screen } from '@testing-library/react';
import { session } from 'shared-api/http';
import { fakeApi } from 'shared-api/testing';
import { aDraft } from '../../testing/aDraft.ts';
import { aroundBooking, field, press, showBookingPage } from '../../testing/bookingPage.tsx';
import { signedIn } from '../../testing/signedIn.ts';

describe('what was entered', () => {
  beforeEach(() => {
    signedIn();
    fakeApi(aroundBooking);
  });

  it('is there after a reload, also half a passenger, and can be discarded', async () => {
    const first = showBookingPage();
    await first.user.type(await field('First name'), 'Half');
    first.unmount();
    const { user } = showBookingPage();
    expect(await screen.findByText(/^Restored from \d\d:\d\d WAT$/)).toBeVisible();
    expect(await field('First name')).toHaveValue('Half');
    await press(user, 'Discard');
    expect(await field('First name')).toHaveValue('');
    expect(screen.queryByText(/Restored/)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is gone at Logout and does not come back with the page', async () => {
    aDraft(2);
    const { unmount } = showBookingPage();
    await screen.findByText('2 passengers');
    act(() => session.signOut());
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is another user’s business', async () => {
    aDraft(2);
    session.signIn('token', { ...signedInAs(99) });
    showBookingPage();
    expect(await screen.findByText('You have not added any passengers')).toBeVisible();
  });
});

function signedInAs(id: number) {
  const { user } = session.get();
  if (!user) throw new Error('Nobody is signed in');
  return { ...user, id };
}
