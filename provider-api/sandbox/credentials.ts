export type Credentials = { merchantId: string; apiKey: string; serviceTypeId: string };

/** These credentials are public: they work only with the sandbox. */
export const demoCredentials: Credentials = {
  merchantId: '2547916',
  apiKey: '1946',
  serviceTypeId: '4430731',
};
