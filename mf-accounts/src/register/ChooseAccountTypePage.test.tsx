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
  ['Corporate Organization', '/register-corporate-organization', '[REG-03]'],
  ['Government Official', '/register-government-official', '[REG-04]'],
  ['Individual', '/register-individual', '[REG-05]'],
  ['Family', '/register-family', '[REG-06]'],
])('Continue with %s goes to %s %s', async (type, path) => {
  const { user, location } = open();
  await user.click(screen.getByRole('radio', { name: type }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(location()).toBe(path);
});
