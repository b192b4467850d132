import { fireEvent, screen } from '@testing-library/react';
import { assert, integer, property, string } from 'fast-check';
import { formatAmount } from 'shared-api/rules';
import { renderPortal } from '../testing/renderPortal.tsx';
import { AmountField } from './AmountField.tsx';
import { caretBefore, formatAmountTyped, koboFromTyped } from './formatAmountTyped.ts';
import { PortalForm } from './PortalForm.tsx';

it.each([
  ['50000000', '500,000.00'],
  ['12a3', '1.23'],
  ['5', '0.05'],
  ['0', ''],
  ['', ''],
])('typing %s reads %s [WALLET-17]', (typed, text) => {
  expect(formatAmountTyped(typed)).toBe(text);
});

it('any amount of kobo reads as the same amount, and back [WALLET-17]', () => {
  assert(
    property(integer({ min: 1, max: 10 ** 12 }), (kobo) => {
      expect(formatAmountTyped(String(kobo))).toBe(formatAmount(kobo));
      expect(koboFromTyped(formatAmountTyped(String(kobo)))).toBe(kobo);
    }),
  );
});

it('formatting twice changes nothing', () => {
  assert(
    property(string(), (text) =>
      expect(formatAmountTyped(formatAmountTyped(text))).toBe(formatAmountTyped(text)),
    ),
  );
});

it('the caret stands before as many digits as it did', () => {
  expect(caretBefore('1,234.56', 5)).toBe(1);
  expect(caretBefore('1,234.56', 0)).toBe(8);
  expect(caretBefore('1,234.56', 6)).toBe(0);
});

const open = () =>
  renderPortal(
    <PortalForm onSubmit={() => undefined}>
      <AmountField name="amount" label="Amount" suggestions={[{ label: 'Minimum', kobo: 50000000 }]} />
    </PortalForm>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

it('digits typed one by one read as naira, with the amount in words beneath [WALLET-17]', async () => {
  const { user } = open();
  await user.type(field(), '50000000');
  expect(field()).toHaveValue('500,000.00');
  expect(screen.getByText('Five hundred thousand naira')).toBeVisible();
});

it('a digit put in the middle leaves the caret behind it', () => {
  open();
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: '123456' } });
  expect(field()).toHaveValue('1,234.56');
  const input = field();
  fireEvent.change(input, { target: { value: '1,2934.56', selectionStart: 4, selectionEnd: 4 } });
  expect(input).toHaveValue('12,934.56');
  expect(input.selectionStart).toBe(4);
});

it('a chip fills the amount in', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Minimum' }));
  expect(field()).toHaveValue('500,000.00');
});
