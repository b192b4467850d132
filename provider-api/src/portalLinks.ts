import type { OpenList, Period } from 'shared-api/rules';
import type { Config } from './config.ts';

type Origin = Pick<Config, 'publicUrl'>;

export const portalLinks = {
  signIn: ({ publicUrl }: Origin) => `${publicUrl}/login`,
  forgotPassword: ({ publicUrl }: Origin) => `${publicUrl}/forget-password`,
  verifyEmail: ({ publicUrl }: Origin, code: string) => `${publicUrl}/verify-email/${code}`,
  resetPassword: ({ publicUrl }: Origin, code: string) => `${publicUrl}/reset-password/${code}`,
  registration: ({ publicUrl }: Origin, code: string) => `${publicUrl}/registration-status/${code}`,
  survey: ({ publicUrl }: Origin, code: string) => `${publicUrl}/customer-survey/${code}`,
  feedback: ({ publicUrl }: Origin, airportId: number) =>
    `${publicUrl}/login?feedback=true&airportId=${airportId}`,
  booking: ({ publicUrl }: Origin, id: number) => `${publicUrl}/app/booking/${id}`,
  stop: ({ publicUrl }: Origin, code: string) => `${publicUrl}/s/${code}`,
  verify: ({ publicUrl }: Origin, code: string) => `${publicUrl}/v/${code}`,
  services: ({ publicUrl }: Origin) => `${publicUrl}/app/services`,
  order: ({ publicUrl }: Origin, id: number) => `${publicUrl}/app/order/${id}`,
  statement: ({ publicUrl }: Origin, { from, to }: Period) =>
    `${publicUrl}/app/statement?from=${from}&to=${to}`,
  openLines: ({ publicUrl }: Origin, list: OpenList) =>
    `${publicUrl}/app/desk/books?tab=reconciliation&lines=${list}`,
  books: ({ publicUrl }: Origin, tab: string) => `${publicUrl}/app/desk/books?tab=${tab}`,
  remotes: ({ publicUrl }: Origin) => `${publicUrl}/app/remotes`,
  privacyDesk: ({ publicUrl }: Origin, tab: string) => `${publicUrl}/app/privacy?tab=${tab}`,
  settings: ({ publicUrl }: Origin) => `${publicUrl}/app/settings`,
  payouts: ({ publicUrl }: Origin) => `${publicUrl}/app/payouts`,
  invoice: ({ publicUrl }: Origin, code: string) => `${publicUrl}/invoice?code=${code}`,
};
