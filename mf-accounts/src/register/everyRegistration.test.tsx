import { screen, within } from '@testing-library/react';
import { session } from 'shared-api';
import { fakeApi } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { CorporatePage } from './CorporatePage.tsx';
import { FamilyPage } from './FamilyPage.tsx';
import { GovernmentPage } from './GovernmentPage.tsx';
import { IndividualPage } from './IndividualPage.tsx';

beforeEach(() => {
  session.signOut();
  fakeApi([]);
});

describe.each([
  ['corporate', CorporatePage, 3, 'The registration fee is ₦50,000.00.'],
  ['government', GovernmentPage, 2, 'There is no registration fee.'],
  ['individual', IndividualPage, 2, 'The registration fee is ₦10,000.00.'],
  ['family', FamilyPage, 2, 'The registration fee is ₦20,000.00.'],
] as const)('the %s registration', (_, Page, steps, fee) => {
  test('says what it costs before anything is owed [S08]', () => {
    renderPortal(<Page />);
    expect(screen.getByText(/registration fee/)).toHaveTextContent(fee);
  });

  test('has a terms box named Accept, and the way to log in [REG-07] [REG-15]', () => {
    renderPortal(<Page />);
    expect(screen.getByRole('checkbox')).toHaveAttribute('name', 'Accept');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  test('opens the terms in a dialog of that title [REG-08]', async () => {
    const { user } = renderPortal(<Page />);
    await user.click(screen.getByRole('button', { name: 'Registration Terms and Conditions' }));
    expect(await screen.findByRole('dialog', { name: 'Registration Terms and Conditions' })).toBeVisible();
  });

  test(`shows ${steps} steps [REG-71]`, () => {
    renderPortal(<Page />);
    expect(within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')).toHaveLength(
      steps,
    );
  });
});
