import { sampleSms, smsLength, smsProblem, smsTexts } from './smsTexts.ts';

const origin = 'https://portal.example.gov.ng';
const { sms } = smsTexts.smsConfirmed;

it.each(Object.entries(smsTexts))('%s is one SMS as it stands', (_, { default: text, sms: own }) => {
  expect(smsProblem(own, text, origin)).toBeUndefined();
  expect(sampleSms(own, text, origin)).not.toContain('{');
});

it.each([
  ['Met at {airport}', undefined],
  ['à la porte: £5 @ 1 {time}', undefined],
  ['x'.repeat(50), undefined],
  ['x'.repeat(51), 'With its links it is 1 too long for one SMS of 160'],
  [`${'x'.repeat(48)}€`, undefined],
  [`${'x'.repeat(49)}€`, 'With its links it is 1 too long for one SMS of 160'],
  [`${'x'.repeat(43)}{flight}`, 'With its links it is 1 too long for one SMS of 160'],
  ['Dear {name}', 'No value stands for {name}'],
  ['{order}', 'No value stands for {order}'],
  ['{constructor}', 'No value stands for {constructor}'],
  ['Flight {}', 'No value stands for {}'],
  ['Flight {flight', '“{” cannot be sent by SMS'],
  ['Flight {flight number}', '“{” cannot be sent by SMS'],
  ['Costs ₦500', '“₦” cannot be sent by SMS'],
  ['Báyọ̀', '“á” cannot be sent by SMS'],
  ['Ready 👍', '“👍” cannot be sent by SMS'],
  ['It’s ready', '“’” cannot be sent by SMS'],
  ['`ready`', '“`” cannot be sent by SMS'],
])('%j is refused with %j', (text, problem) => {
  expect(smsProblem(sms, text, origin)).toBe(problem);
});

it.each([
  ['abc', 3],
  ['a€[]', 7],
  ['', 0],
])('%j has %d characters of an SMS', (text, length) => expect(smsLength(text)).toBe(length));

it('an order is named by its number alone', () => {
  const { sms: order } = smsTexts.smsApproval;
  expect(smsProblem(order, 'Order {order}', origin)).toBeUndefined();
  expect(smsProblem(order, 'Order {flight}', origin)).toBe('No value stands for {flight}');
});
