export type Kind =
  | 'book'
  | 'cancel'
  | 'change'
  | 'bookings'
  | 'transactions'
  | 'balance'
  | 'activities'
  | 'all bookings'
  | 'fund'
  | 'sign in'
  | 'register';

const times = (count: number, kind: Kind): readonly Kind[] => Array.from({ length: count }, () => kind);

export const mix: readonly Kind[] = [
  ...times(4, 'bookings'),
  ...times(3, 'book'),
  ...times(2, 'transactions'),
  ...times(2, 'balance'),
  'activities',
  'cancel',
  ...times(2, 'change'),
  'all bookings',
  'fund',
  'sign in',
];
