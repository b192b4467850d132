import { screen } from '@testing-library/react';
import { renderPortal } from 'shared-ui/testing';
import { ChooseAccountTypePage } from './ChooseAccountTypePage.tsx';

const open = () => renderPortal(<ChooseAccountTypePage />, { route: '/register', path: '/register' });

test('four account types are offered, the corporate organization chosen [REG-01] [REG-02]', () => {
  open();
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Corporate Organization',
    'Government Official',
    'Individual',
    'Family',
  ]);
  expect(screen.getByRole('radio', { checked: true })).toBe(radios[0]);
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
