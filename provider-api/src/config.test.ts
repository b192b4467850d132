import path from 'node:path';
import { readConfig } from './config.ts';

it('reads the defaults from an empty environment', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    gatewayPort: 3010,
    publicUrl: 'http://localhost:3000',
    dataDir: path.resolve('.data'),
    sampleData: true,
    mailbox: true,
    settlement: 'gateway',
    reviewMode: 'manual',
    paymentsUrl: 'http://localhost:3010/pay/{rrr}',
  });
});

it('puts the gateway ten above the port', () => {
  expect(readConfig({ PORT: '8080' }).gatewayPort).toBe(8090);
});

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, and is "abc".'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, and is "70000".'],
  ['SAMPLE_DATA', 'maybe', 'SAMPLE_DATA must be 1 or 0, and is "maybe".'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY must be 0, the number of proxies up to 10, or their addresses'],
  ['TRUST_PROXY', '11', 'TRUST_PROXY must be 0'],
  ['TRUST_PROXY', '10.0.0.0/0', 'TRUST_PROXY must be 0'],
  ['TRUST_PROXY', 'proxy.example', 'TRUST_PROXY must be 0'],
  ['REVIEW_MODE', 'fast', 'REVIEW_MODE must be one of manual, auto, and is "fast".'],
  [
    'PUBLIC_URL',
    'portal',
    'PUBLIC_URL must be an address that starts with http:// or https://, and is "portal".',
  ],
])('refuses %s=%s with one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

it('does not repeat a secret in its refusal', () => {
  expect(() => readConfig({ DATABASE_URL: 'hunter2' })).toThrow(
    /^DATABASE_URL must be an address that starts with postgres:\/\/ or postgresql:\/\/\.$/,
  );
});

it('tells all that is missing or wrong at once, and of each setting once', () => {
  const environment = {
    NODE_ENV: 'production',
    PORT: 'abc',
    SMTP_URL: 'mail',
    TEST_CLOCK: '1',
    PAYMENTS_URL: 'https://pay.example',
  };
  expect(() => readConfig(environment)).toThrow(
    new Error(
      [
        'PORT must be a whole number from 0 to 65535, and is "abc".',
        'SMTP_URL must be an address that starts with smtp:// or smtps://.',
        'TEST_CLOCK must not be used when NODE_ENV is production.',
        'ENCRYPTION_KEYS must be set when NODE_ENV is production.',
        'REMITA_URL must be set when NODE_ENV is production.',
        'PAYMENTS_URL must contain {rrr}, which stands for the payment reference.',
      ].join('\n'),
    ),
  );
});

it('takes an empty value for a missing one', () => {
  expect(readConfig({ PORT: '' }).port).toBe(3000);
});

describe('production', () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example:25',
    REMITA_URL: 'https://gateway.example',
    PAYMENTS_URL: 'https://gateway.example/pay/{rrr}',
    ENCRYPTION_KEYS: `2026:${Buffer.alloc(32).toString('base64')}`,
  };

  it('needs a key to seal secrets with', () => {
    expect(() => readConfig({ ...production, ENCRYPTION_KEYS: '' })).toThrow('ENCRYPTION_KEYS must be set');
  });

  it.each(['short:abc', '2026', `2026:${Buffer.alloc(31).toString('base64')}`])(
    'refuses the keys %s without repeating them',
    (keys) => {
      expect(() => readConfig({ ...production, ENCRYPTION_KEYS: keys })).toThrow(
        /^ENCRYPTION_KEYS must be a list of name:key, each key 32 bytes in base64\.$/,
      );
    },
  );

  it('has neither sample data nor a mailbox', () => {
    expect(readConfig(production)).toMatchObject({ sampleData: false, mailbox: false });
  });

  it.each(['SAMPLE_DATA', 'TEST_CLOCK'])('refuses %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '1' })).toThrow(`${name} must not be used`);
  });

  it('refuses instant settlement', () => {
    expect(() => readConfig({ ...production, PAYMENT_SETTLEMENT: 'instant' })).toThrow('PAYMENT_SETTLEMENT');
  });

  it('needs a mail server', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SMTP_URL must be set');
  });
});

it('has no mailbox beside a mail server', () => {
  expect(readConfig({ SMTP_URL: 'smtp://mail.example:25' }).mailbox).toBe(false);
});

describe('the gateway', () => {
  const gateway = {
    REMITA_URL: 'https://gateway.example',
    PAYMENTS_URL: 'https://gateway.example/pay/{rrr}',
  };

  it('is a real one in production', () => {
    const environment = {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example:25',
      ENCRYPTION_KEYS: `2026:${Buffer.alloc(32).toString('base64')}`,
    };
    expect(() => readConfig(environment)).toThrow('REMITA_URL must be set when NODE_ENV is production');
    expect(readConfig({ ...environment, ...gateway }).remitaUrl).toBe('https://gateway.example');
    const inTheClear = { ...environment, ...gateway, REMITA_URL: 'http://gateway.example' };
    expect(() => readConfig(inTheClear)).toThrow('REMITA_URL must begin with https');
    expect(readConfig({ ...inTheClear, REMITA_URL: 'http://localhost:9' }).remitaUrl).toBe(
      'http://localhost:9',
    );
  });

  it("leads to its own payment page, or to the merchant's", () => {
    expect(readConfig({ REMITA_URL: gateway.REMITA_URL }).paymentsUrl).toBe(
      'https://gateway.example/remita/onepage/payment/init.reg?rrr={rrr}',
    );
    expect(() => readConfig({ ...gateway, PAYMENTS_URL: 'https://gateway.example/pay' })).toThrow(
      'PAYMENTS_URL must contain {rrr}',
    );
    expect(readConfig(gateway).paymentsUrl).toBe(gateway.PAYMENTS_URL);
  });

  it('lets the treasury charge its fee, in kobo', () => {
    expect(readConfig({}).treasuryFeeKobo).toBe(16_125);
    expect(readConfig({ TREASURY_FEE: '0' }).treasuryFeeKobo).toBe(0);
    expect(() => readConfig({ TREASURY_FEE: '161.255' })).toThrow(
      'TREASURY_FEE must be an amount of naira with at most two decimals, and is "161.255".',
    );
  });
});
