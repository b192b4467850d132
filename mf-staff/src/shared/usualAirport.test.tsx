import { act, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { session } from 'shared-api/http';
import { aStaffMember, fakeApi } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { usedAirport, useUsualAirport } from './usualAirport.ts';

function Usual() {
  const [, again] = useReducer((count: number) => count + 1, 0);
  return (
    <button type="button" onClick={again}>
      usual: {useUsualAirport()}
    </button>
  );
}

it('the airport chosen in another tab does not change an open desk, and stays chosen when this tab is left', async () => {
  session.signIn('token', aStaffMember('Protocol Officer'));
  fakeApi([]);
  usedAirport(13);
  const { user } = renderPortal(<Usual />);
  localStorage.setItem('usualAirport', '14');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'usualAirport', newValue: '14' })));
  await user.click(screen.getByRole('button', { name: 'usual: 13' }));
  expect(screen.getByRole('button', { name: 'usual: 13' })).toBeVisible();
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('usualAirport')).toBe('14');
});
