import { statusText } from './statusTones.ts';

it.each([
  ['Canceled', 'Cancelled'],
  ['Flight_Canceled', 'Flight_Cancelled'],
  ['No_Show', 'No_Show'],
  [undefined, 'Unpaid'],
])('the booking status %s reads %s', (status, text) => {
  expect(statusText('booking', status).text).toBe(text);
});

it.each([
  ['PAID', 'Paid'],
  ['unpaid', 'Unpaid'],
  [null, 'Unpaid'],
])('the payment status %s reads %s', (status, text) => {
  expect(statusText('payment', status).text).toBe(text);
});

it('an account status keeps its name', () => {
  expect(statusText('account', 'Deactivated')).toEqual({ text: 'Deactivated', tone: 'error' });
});
