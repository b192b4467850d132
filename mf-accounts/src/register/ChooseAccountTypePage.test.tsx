import { screen, waitFor } from '@testing-library/react';
import { builtInPublicSettings, readPublicSettings } from 'shared-api/contract';
import { fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ChooseAccountTypePage } from './ChooseAccountTypePage.tsx';

const open = (query = '') =>
  renderPortal(<ChooseAccountTypePage />, { route: `/register${query}`, path: '/register' });

beforeEach(() => {
  fakeApi([]);
});

test('four account types are offered, the corporate organization chosen [REG-01] [REG-02]', () => {
  open();
  const radios = screen.getAllByRole('radio');
  for (const [index, name] of [
    'Corporate Organization',
    'Government Official',
    'Individual',
    'Family',
  ].entries())
    expect(radios[index]).toHaveAccessibleName(name);
  expect(screen.getByRole('radio', { checked: true })).toBe(radios[0]);
});

test('whoever comes from an account type finds it chosen', () => {
  open('?type=family');
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Family');
});

test('each says whose it is, what it takes and what its registration costs at this moment [S08]', async () => {
  const registrationFees = { Corporate: 75_000, Government: 0, Individual: 10_000, Family: 20_000 };
  fakeApi([replies(readPublicSettings, { ...builtInPublicSettings, registrationFees })]);
  open();
  const corporate = screen.getByRole('radio', { name: 'Corporate Organization' });
  await waitFor(() =>
    expect(corporate).toHaveAccessibleDescription(/^A company .*documents.*\sRegistration fee\s₦75,000.00$/s),
  );
  expect(screen.getByRole('radio', { name: 'Government Official' })).toHaveAccessibleDescription(
    /No registration fee$/,
  );
});

test.each([
  ['Corporate Organization', '/register-corporate-organization'],
  ['Government Official', '/register-government-official'],
  ['Individual', '/register-individual'],
  ['Family', '/register-family'],
])('Continue with %s goes to %s [REG-03] [REG-04] [REG-05] [REG-06]', async (type, path) => {
  const { user, location } = open();
  await user.click(screen.getByRole('radio', { name: type }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(location()).toBe(path);
});
