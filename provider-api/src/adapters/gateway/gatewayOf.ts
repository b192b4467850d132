import type { Config } from '../../config.ts';
import type { Gateway } from './gateway.ts';
import { remita } from './remita.ts';

export const gatewayOf = (config: Config, withinMs = config.gatewayWithinMs.queue): Gateway =>
  remita({
    host: config.remitaUrl,
    merchantId: config.remitaMerchantId,
    apiKey: config.remitaApiKey,
    serviceTypeId: config.remitaServiceTypeId,
    paymentsUrl: config.paymentsUrl,
    paidCodes: config.remitaPaidCodes,
    timeoutMs: withinMs,
  });
