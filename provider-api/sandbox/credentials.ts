export type Credentials = { merchantId: string; apiKey: string; serviceTypeId: string };

/** It is the gateway's public demonstration account: no secret, and good for the sandbox alone. */
export const demoCredentials: Credentials = {
  merchantId: '2547916',
  apiKey: '1946',
  serviceTypeId: '4430731',
};
