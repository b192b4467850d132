export type Credentials = { merchantId: string; apiKey: string; serviceTypeId: string };

/** The gateway's public demonstration account: it is no secret, and works only with the sandbox. */
export const demoCredentials: Credentials = {
  merchantId: '2547916',
  apiKey: '1946',
  serviceTypeId: '4430731',
};
