import { personalIn } from './personalIn.ts';

it.each([
  'mail to somebody@client.example was refused',
  'the number 08031234567 is not valid',
  '{"nin":"98765432109"}',
  '/reset-password/pX3v9Kq0aZr7LmT2wYcB8nFdHsJ4uEgQ1iVxO6tRzA5',
  'Juliett has no wallet',
  '{"client":"Sample Corporation Ltd"}',
  '{"Registered_Address":"12 Marina Road, Lagos"}',
  'moved to 5B, Ahmadu Bello Way',
])('finds what is somebody’s in %j', (line) => expect(personalIn(line)).toHaveLength(1));

it.each([
  '{"time":"2026-11-22T16:40:23.644Z","requestId":"fdc29cf9-7c70-494e-b8fc-2465651312a7","ms":54.8}',
  '{"route":"/api/transactions/export-registration-transactions","status":200}',
  'answered 12 calls on the way to 4 closed connections',
  '{"event":"sign_in_failed","account":"VNm1LZ_1a8XYGN5B","payment":12}',
])('finds nothing in %j', (line) => expect(personalIn(line)).toEqual([]));
