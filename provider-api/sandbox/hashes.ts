import { createHash } from 'node:crypto';
import type { Credentials } from './credentials.ts';

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex');

/** These hashes share no code with the portal's adapter: a mistake on one side shows in the tests. */
export const expectedHash = {
  issue: (by: Credentials, orderId: string, amount: string) =>
    sha512(by.merchantId + by.serviceTypeId + orderId + amount + by.apiKey),
  status: (by: Credentials, rrrOrOrderId: string) => sha512(rrrOrOrderId + by.apiKey + by.merchantId),
  hostedPage: (by: Credentials, rrr: string) => sha512(by.merchantId + rrr + by.apiKey),
};
