import { createHash } from 'node:crypto';
import type { RemitaSettings } from './RemitaSettings.ts';

type Keys = Pick<RemitaSettings, 'merchantId' | 'apiKey' | 'serviceTypeId'>;

const sha512 = (text: string): string => createHash('sha512').update(text, 'utf8').digest('hex');

/** `amount` is exactly the text that is sent: "21000.00" and "21000" hash differently. */
export const issueHash = (keys: Keys, orderId: string, amount: string): string =>
  sha512(`${keys.merchantId}${keys.serviceTypeId}${orderId}${amount}${keys.apiKey}`);

/** For a status by RRR or by order, and for deactivation. */
export const statusHash = (keys: Keys, rrrOrOrderId: string): string =>
  sha512(`${rrrOrOrderId}${keys.apiKey}${keys.merchantId}`);

export const authorization = (keys: Keys, hash: string): string =>
  `remitaConsumerKey=${keys.merchantId},remitaConsumerToken=${hash}`;
