import { describeAccounts } from './sampleAccounts.ts';

it('lists one account a line in aligned columns', () => {
  const accounts = [
    { email: 'a@example.test', password: 'first', role: 'Client', kind: 'Individual', name: 'A' },
    { email: 'administrator@example.test', password: 'second', role: 'Administrator', kind: null, name: 'B' },
  ];
  expect(describeAccounts(accounts).split('\n')).toEqual([
    '  Client, Individual  a@example.test              first',
    '  Administrator       administrator@example.test  second',
  ]);
});
