import { line } from '../contract/fields.ts';

export const invalidNonce = 'Must be a UUID';

export const nonce = () =>
  line(40).matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, {
    message: invalidNonce,
    excludeEmptyString: true,
  });
