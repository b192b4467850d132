import { accountNumberProblem, accountProblems, banks, checkDigit, isOwnName } from './rules.ts';

describe('account numbers', () => {
  it('end with the digit that the bank’s code and the serial make', () => {
    expect(checkDigit('011', '000001457')).toBe(9);
    expect(accountNumberProblem('011', '0000014579')).toBeUndefined();
    for (const digit of '012345678')
      expect(accountNumberProblem('011', `000001457${digit}`)).toBe(
        'First Bank of Nigeria has no such account number: check its digits',
      );
  });

  it('two neighbouring digits that changed places are found, but for what the weights cannot tell', () => {
    expect(accountNumberProblem('011', '0000104579')).toBeDefined();
    expect(accountNumberProblem('058', '0000014579')).toBeDefined();
  });

  it.each(['', '000001457', '00000145790', '000001457a', '٠٠٠٠٠١٤٥٧٩', ' 0000014579'])(
    '%p is none',
    (number) => {
      expect(accountNumberProblem('011', number)).toBe('Must be 10 digits');
    },
  );

  it('of microfinance banks and wallets may be any ten digits', () => {
    for (const { code } of banks.filter(({ checked }) => !checked))
      expect(accountNumberProblem(code, '8031234567')).toBeUndefined();
  });

  it('the banks have each a code of their own, those that are checked one of three digits', () => {
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    expect(banks.filter(({ code, checked }) => checked && !/^\d{3}$/.test(code))).toEqual([]);
  });
});

it.each([
  ['SIERRA CHARLIE', 'Charlie Sierra', true],
  ['Sokoto Corporation Ltd.', 'Sokoto Corporation Ltd', true],
  ['Òṣun-State Office', 'Osun State Office', true],
  ["O'Neil Sam", 'Sam ONeil', true],
  ['Charlie Sierra Kilo', 'Charlie Sierra', false],
  ['Charlie', 'Charlie Sierra', false],
  ['', 'Charlie Sierra', false],
])('%p and %p are one name: %p', (account, own, same) => {
  expect(isOwnName(account, own)).toBe(same);
});

it('a number is typed twice only where a wrong one could not be found out', () => {
  const checked = { bankCode: '011', accountNumber: '0000014579', accountName: 'Sierra Charlie' };
  expect(accountProblems(checked, 'Charlie Sierra')).toEqual({});
  const unchecked = { ...checked, bankCode: '999992' };
  expect(accountProblems(unchecked, 'Charlie Sierra').again).toBe('Must be the same account number');
  expect(accountProblems({ ...unchecked, again: '0000014579' }, 'Charlie Sierra')).toEqual({});
  expect(accountProblems({ ...unchecked, again: '0000014570' }, 'Charlie Sierra').again).toBeDefined();
});
