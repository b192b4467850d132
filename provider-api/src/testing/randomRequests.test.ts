import fc from 'fast-check';
import { randomRequestsFor } from './randomRequests.ts';

const operation = {
  operationId: 'listBookings',
  parameters: [{ name: 'search', in: 'query', schema: { type: 'string' } }],
  responses: {},
} as const;

it('draws the same requests in every run', () => {
  const draw = () => fc.sample(randomRequestsFor('/bookings', 'get', operation), 20);
  expect(draw()).toEqual(draw());
});
