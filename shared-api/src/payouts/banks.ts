export interface Bank {
  code: string;
  name: string;
  /**
   * True means that the bank's account numbers have a check digit. The number of a mobile wallet is often a
   * telephone number and has none.
   */
  checked: boolean;
}

const commercial = (code: string, name: string): Bank => ({ code, name, checked: true });
const unchecked = (code: string, name: string): Bank => ({ code, name, checked: false });

export const banks: readonly Bank[] = [
  commercial('044', 'Access Bank'),
  commercial('023', 'Citibank Nigeria'),
  commercial('050', 'Ecobank Nigeria'),
  commercial('070', 'Fidelity Bank'),
  commercial('011', 'First Bank of Nigeria'),
  commercial('214', 'First City Monument Bank'),
  commercial('103', 'Globus Bank'),
  commercial('058', 'Guaranty Trust Bank'),
  commercial('301', 'Jaiz Bank'),
  commercial('082', 'Keystone Bank'),
  commercial('303', 'Lotus Bank'),
  commercial('107', 'Optimus Bank'),
  commercial('104', 'Parallex Bank'),
  commercial('076', 'Polaris Bank'),
  commercial('105', 'PremiumTrust Bank'),
  commercial('101', 'Providus Bank'),
  commercial('106', 'Signature Bank'),
  commercial('221', 'Stanbic IBTC Bank'),
  commercial('068', 'Standard Chartered Bank'),
  commercial('232', 'Sterling Bank'),
  commercial('100', 'SunTrust Bank'),
  commercial('302', 'TAJBank'),
  commercial('102', 'Titan Trust Bank'),
  commercial('032', 'Union Bank of Nigeria'),
  commercial('033', 'United Bank for Africa'),
  commercial('215', 'Unity Bank'),
  commercial('035', 'Wema Bank'),
  commercial('057', 'Zenith Bank'),
  unchecked('51318', 'FairMoney Microfinance Bank'),
  unchecked('50211', 'Kuda Microfinance Bank'),
  unchecked('50515', 'Moniepoint Microfinance Bank'),
  unchecked('999992', 'OPay'),
  unchecked('999991', 'PalmPay'),
  unchecked('566', 'VFD Microfinance Bank'),
];

export const bankOf = (code: string | undefined): Bank | undefined =>
  banks.find((bank) => bank.code === code);

export const isCheckedBank = (code: string | undefined): boolean => bankOf(code)?.checked ?? true;

const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

export function checkDigit(bankCode: string, serial: string): number {
  const digits = [...(bankCode + serial)].map(Number);
  const sum = digits.reduce((total, digit, at) => total + digit * (weights[at] ?? 0), 0);
  return (10 - (sum % 10)) % 10;
}

export function accountNumberProblem(bankCode: string | undefined, number: string): string | undefined {
  if (!/^\d{10}$/.test(number)) return 'Must be 10 digits';
  const bank = bankOf(bankCode);
  if (!bank?.checked || checkDigit(bank.code, number.slice(0, 9)) === Number(number[9])) return undefined;
  return `${bank.name} has no such account number: check its digits`;
}
