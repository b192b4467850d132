import { serviceIcon } from './serviceIcon.ts';

it.each([
  ['Protocol', 1, 'arrival'],
  ['International Departure', undefined, 'departure'],
  ['Car service', null, 'car'],
  ['VIP Lounge', null, 'lounge'],
  ['International care', null, 'services'],
])('%s of direction %s is drawn as %s', (name, direction, icon) => {
  expect(serviceIcon({ name, direction })).toBe(icon);
});
