export type RemitaSettings = {
  /** For example https://login.remita.net, without a trailing slash. */
  host: string;
  merchantId: string;
  apiKey: string;
  serviceTypeId: string;
  /** The payer's page, with {rrr} in it (G75). */
  paymentsUrl: string;
  /** Codes that count as paid; sources differ on 01, so both by default. */
  paidCodes: readonly string[];
  timeoutMs: number;
};
