import {
  asKeys,
  asList,
  asNaira,
  asOneOf,
  asSwitch,
  asText,
  asUrl,
  asWhole,
  optional,
  setting,
} from './environmentVariable.ts';
import { asFlightFields } from './flightFields.ts';
import { asSmsService } from './smsService.ts';
import { asTeamServices } from './teamServices.ts';
import { asProxies } from './trustedProxies.ts';

/** After a change, run `npm run config-table`: docs/operations.md has a table of these settings. */
export const settings = {
  environment: setting('NODE_ENV', 'development', {
    read: asOneOf('development', 'test', 'production'),
    description:
      'production refuses sample data, the built-in mailbox, instant settlement and the test clock',
  }),
  host: setting('HOST', 'localhost', { read: asText, description: 'The network name to listen on' }),
  port: setting('PORT', '3000', { read: asWhole(0, 65535), description: 'The port of the portal' }),
  gatewayPort: optional('GATEWAY_PORT', 'PORT + 10', {
    read: asWhole(0, 65535),
    description: 'The port of the sandbox gateway',
  }),
  publicUrl: optional('PUBLIC_URL', 'http://localhost:PORT', {
    read: asUrl('http', 'https'),
    description: 'The address that people use; links in e-mails begin with it',
  }),
  dataDir: setting('DATA_DIR', '.data', {
    read: asText,
    description: 'The folder of the embedded database, uploads and the log',
  }),
  siteDir: optional('SITE_DIR', 'the built site', {
    read: asText,
    description: 'The folder of the built front end',
  }),
  releases: optional('RELEASES', 'SITE_DIR', {
    read: asText,
    description:
      'Where releases are: a folder, or a bucket as https://key:secret@host/bucket?region=eu-west-1',
    secret: true,
  }),
  runReleases: setting('RUN_RELEASES', '0', {
    read: asSwitch,
    description:
      'Whether this server takes releases and moves what is live, which the others only read: one server at most',
  }),
  databaseUrl: optional('DATABASE_URL', 'an embedded database in DATA_DIR', {
    read: asUrl('postgres', 'postgresql'),
    description: 'A PostgreSQL server, shared by any number of portal servers',
    secret: true,
  }),
  databasePool: setting('DATABASE_POOL', '8', {
    read: asWhole(1, 100),
    description: 'Connections to that server; more made a hot wallet slower',
  }),
  s3Url: optional('S3_URL', 'the folder files in DATA_DIR', {
    read: asUrl('http', 'https'),
    description: 'An S3-compatible store for uploaded files: https://key:secret@host/bucket?region=eu-west-1',
    secret: true,
  }),
  smtpUrl: optional('SMTP_URL', 'the built-in mailbox at /mailbox', {
    read: asUrl('smtp', 'smtps'),
    description: 'A mail server; with it /mailbox does not exist',
    secret: true,
  }),
  mailFrom: setting('MAIL_FROM', 'Airport Protocol Portal <no-reply@portal.example>', {
    read: asText,
    description: 'The sender of e-mails, until an Administrator sets another',
  }),
  smsService: setting('SMS_SERVICE', 'none', {
    read: asSmsService,
    description:
      'Who sends SMS: nobody, mailbox (a telephone at /mailbox), or a provider, as the JSON that a refusal shows',
    secret: true,
  }),
  remitaUrl: optional('REMITA_URL', 'the sandbox on GATEWAY_PORT', {
    read: asUrl('http', 'https'),
    description: "The payment gateway's host",
  }),
  remitaMerchantId: setting('REMITA_MERCHANT_ID', '2547916', {
    read: asText,
    description: 'The merchant id at the gateway',
  }),
  remitaServiceTypeId: setting('REMITA_SERVICE_TYPE_ID', '4430731', {
    read: asText,
    description: 'The service type id at the gateway',
  }),
  remitaApiKey: setting('REMITA_API_KEY', '1946', {
    read: asText,
    description: 'The API key at the gateway; the default is for demonstrations',
    secret: true,
  }),
  // Descriptions of the gateway disagree on whether the code 01 means paid.
  remitaPaidCodes: setting('REMITA_PAID_CODES', '00,01', {
    read: asList,
    description: 'The status codes that count as paid',
  }),
  paymentsUrl: optional('PAYMENTS_URL', "the gateway's page", {
    read: asUrl('http', 'https'),
    description: 'Where Pay now leads; {rrr} stands for the payment reference',
  }),
  flightSource: setting('FLIGHT_SOURCE', 'none', {
    read: asOneOf('none', 'stand-in', 'http'),
    description:
      'Who knows when flights come: nobody, a stand-in for demonstrations, or a provider over HTTP',
  }),
  flightSourceUrl: optional('FLIGHT_SOURCE_URL', 'needed by http', {
    read: asUrl('http', 'https'),
    description: "The provider's address; {code}, {day}, {airport} and {direction} stand for the flight",
  }),
  flightSourceKey: optional('FLIGHT_SOURCE_KEY', 'no key', {
    read: asText,
    description: 'The key of the provider, as the header that carries it: x-api-key: 123',
    secret: true,
  }),
  flightSourceFields: optional('FLIGHT_SOURCE_FIELDS', 'needed by http', {
    read: asFlightFields,
    description:
      'Where an answer has what, as JSON of paths: airport and scheduled, and flights, expected, status and canceled where there are such',
  }),
  fakeFlights: setting('FLIGHT_STAND_IN', '', {
    read: asText,
    description:
      'How flights of the stand-in behave, as BA75=125 W3101=canceled: minutes late, canceled, silent, unknown, last-year or other-airport',
  }),
  treasuryFeeKobo: setting('TREASURY_FEE', '161.25', {
    read: asNaira,
    description:
      'Naira that the treasury charges the payer on top of an invoice, until an Administrator sets another; 0 is none',
  }),
  rrrExpiryDays: setting('RRR_EXPIRY_DAYS', '30', {
    read: asWhole(0, 3650),
    description: 'Days until an unpaid invoice expires, until an Administrator sets others; 0 is never',
  }),
  settlement: setting('PAYMENT_SETTLEMENT', 'gateway', {
    read: asOneOf('gateway', 'instant'),
    description: 'instant settles a funding within the call, for demonstrations',
  }),
  reviewMode: setting('REVIEW_MODE', 'manual', {
    read: asOneOf('manual', 'auto'),
    description: 'auto approves a registration as soon as its e-mail address is verified',
  }),
  approvalNeedsPayment: setting('APPROVAL_REQUIRES_PAYMENT', '0', {
    read: asSwitch,
    description: 'Whether an account can be approved only once its registration fee is paid',
  }),
  sampleData: optional('SAMPLE_DATA', '1 with the embedded database', {
    read: asSwitch,
    description: 'Whether the first start makes sample accounts, services and history',
  }),
  encryptionKeys: optional('ENCRYPTION_KEYS', 'a key of its own in DATA_DIR', {
    read: asKeys,
    description:
      'Seal identification numbers and two-factor secrets in the database: name:key, each key 32 bytes in base64, separated by commas; the first seals, the others open. Production needs it',
    secret: true,
  }),
  sessionHours: setting('SESSION_HOURS', '12', {
    read: asWhole(1, 168),
    description: 'The longest life of a session',
  }),
  maxInFlight: setting('MAX_IN_FLIGHT', '256', {
    read: asWhole(1, 100_000),
    description: 'Calls worked on at once; what comes on top is refused with 503 and Retry-After',
  }),
  rateLimits: setting('RATE_LIMITS', '1', {
    read: asSwitch,
    description: 'Whether sign-in, registration and feedback are limited per address',
  }),
  corsOrigins: setting('CORS_ORIGINS', '', {
    read: asList,
    description: 'Other origins whose pages may call the API, separated by commas',
  }),
  teamServices: setting('TEAM_SERVICES', '{}', {
    read: asTeamServices,
    description:
      'Services of other teams behind /api/x/{name}/, as JSON: of each its address, and which permissions of a caller it learns',
  }),
  trustProxy: setting('TRUST_PROXY', '0', {
    read: asProxies,
    description:
      "Whose X-Forwarded-For names the caller's address: 0 is nobody's, 1 that of one proxy at a private address, 2 of two; or the addresses or networks of the proxies, separated by commas",
  }),
  logLevel: setting('LOG_LEVEL', 'info', {
    read: asOneOf('debug', 'info', 'warn', 'error', 'silent'),
    description: 'What the log keeps',
  }),
  logFile: optional('LOG_FILE', 'server.log in DATA_DIR; standard output in production', {
    read: asText,
    description: 'Where the log goes; - is standard output',
  }),
  metricsPort: optional('METRICS_PORT', 'no metrics', {
    read: asWhole(0, 65535),
    description: 'A port of its own for /metrics, in the format of Prometheus; never public',
  }),
  drainSeconds: setting('DRAIN_SECONDS', '0', {
    read: asWhole(0, 300),
    description:
      'How long a server that is told to stop goes on answering while /api/health says 503, so that a proxy looks elsewhere',
  }),
  runJobs: setting('RUN_JOBS', '1', {
    read: asSwitch,
    description: 'Whether this server does the queued work',
  }),
  testClock: setting('TEST_CLOCK', '0', {
    read: asSwitch,
    description: 'Whether tests may set the clock at /testing/clock',
  }),
};
