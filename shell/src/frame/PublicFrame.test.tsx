import { act, screen, within } from '@testing-library/react';
import { session } from 'shared-api/http';
import { authority } from 'shared-api/rules';
import { makeUser } from '../testing/makeUser.ts';
import { showAt } from '../testing/showAt.tsx';
import { PublicFrame } from './PublicFrame.tsx';

beforeEach(() => session.signOut());

const header = () => within(screen.getByRole('navigation', { name: 'Account' }));

describe('the header of public pages', () => {
  it('offers Login and Sign Up to a visitor, and the Dashboard to a user [LAND-06] [LAND-07]', () => {
    showAt('/login', [{ path: '*', element: <PublicFrame breadcrumbs={[]}>Page</PublicFrame> }]);
    expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(header().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(header().queryByRole('link', { name: 'Dashboard' })).toBeNull();
    act(() => session.signIn('t', makeUser()));
    expect(header().getAllByRole('link')).toHaveLength(1);
    expect(header().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app/dashboard');
  });

  it('shows the mark and leads a visitor to the landing page, a user to the dashboard', () => {
    showAt('/invoice', [{ path: '*', element: <PublicFrame breadcrumbs={[]}>Page</PublicFrame> }]);
    const brand = screen.getByRole('link', { name: authority.portal });
    expect(brand.querySelector('img')).toHaveAttribute('src', '/favicon.svg');
    expect(brand).toHaveAttribute('href', '/');
    act(() => session.signIn('t', makeUser()));
    expect(brand).toHaveAttribute('href', '/app/dashboard');
  });
});

it('public pages lead at their foot to privacy and terms', () => {
  showAt('/login', [{ path: '*', element: <PublicFrame breadcrumbs={[]}>Page</PublicFrame> }]);
  const legal = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
  expect(legal.map((link) => link.getAttribute('href'))).toEqual(['/privacy', '/terms', '/booking-terms']);
});
