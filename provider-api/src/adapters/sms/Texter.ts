export interface SentSms {
  providerId: string | undefined;
  kobo: number | undefined;
}

export interface Texter {
  /** The number begins with +234; `id` is the same for every attempt to send the same message. */
  send(number: string, text: string, id: number): Promise<SentSms>;
}

/** The provider will never accept the message, for example because the number does not exist. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}
