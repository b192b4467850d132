import { screen, within } from '@testing-library/react';
import { session } from 'shared-api/http';
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

const company = ['Business_Name', 'Registration_Number', 'Registered_Address'];
const office = ['Name_Of_Government_Officials_Office', 'Registered_Address'];
const person = ['FirstName', 'LastName', 'Registered_Address'];

describe.each([
  ['corporate', CorporatePage, 3, 'The registration fee is ₦50,000.00.', company],
  ['government', GovernmentPage, 2, 'There is no registration fee.', office],
  ['individual', IndividualPage, 2, 'The registration fee is ₦10,000.00.', person],
  ['family', FamilyPage, 2, 'The registration fee is ₦20,000.00.', person],
] as const)('the %s registration', (_, Page, steps, fee, texts) => {
  test(`says what it costs, shows ${steps} steps, has a terms box named Accept, and the way to log in [S08] [REG-07] [REG-15] [REG-71]`, () => {
    renderPortal(<Page />);
    expect(screen.getByText(/registration fee/)).toHaveTextContent(fee);
    const progress = within(screen.getByRole('list', { name: 'Progress' }));
    expect(progress.getAllByRole('listitem')).toHaveLength(steps);
    expect(screen.getByRole('checkbox')).toHaveAttribute('name', 'Accept');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  test(`refuses two characters and takes three in ${texts.join(', ')} [REG-25]`, async () => {
    const { user } = renderPortal(<Page />);
    for (const name of texts) {
      const input = document.querySelector(`[name="${name}"]`) ?? document.body;
      await user.type(input, 'Ab');
      await user.tab();
      expect(input).toHaveAccessibleDescription(/Must be at least 3 character\(s\) long$/);
      await user.type(input, 'c');
      await user.tab();
      expect(input).toBeValid();
      expect(input).not.toHaveAccessibleDescription(/Must be/);
    }
  });

  test('opens the terms in a dialog of that title [REG-08]', async () => {
    const { user } = renderPortal(<Page />);
    await user.click(screen.getByRole('button', { name: 'Registration Terms and Conditions' }));
    expect(await screen.findByRole('dialog', { name: 'Registration Terms and Conditions' })).toBeVisible();
  });

  test('asks for the missing consent and marks it [REG-13] [REG-14]', async () => {
    const { user } = renderPortal(<Page />);
    expect(
      screen.getByText(/^To continue, check: .* more, and accept the terms and conditions$/),
    ).toBeVisible();
    await user.type(screen.getByLabelText(/^Registered address/), '{Enter}');
    expect(await screen.findByRole('link', { name: 'Accept the terms and conditions' })).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('');
  });
});
