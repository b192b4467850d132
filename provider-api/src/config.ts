import path from 'node:path';
import { readSetting } from './config/environmentVariable.ts';
import { settings } from './config/environmentVariables.ts';

type Settings = typeof settings;
type Values = { [K in keyof Settings]: ReturnType<Settings[K]['read']> };

function problemsInProduction({ sampleData, settlement, testClock, ...values }: Partial<Values>): string[] {
  const refusals: [boolean, string][] = [
    [sampleData === true, 'SAMPLE_DATA must not be used'],
    [settlement === 'instant', 'PAYMENT_SETTLEMENT=instant must not be used'],
    [testClock === true, 'TEST_CLOCK must not be used'],
    [values.flightSource === 'stand-in', 'FLIGHT_SOURCE=stand-in must not be used'],
    [values.smsService === 'mailbox', 'SMS_SERVICE=mailbox must not be used'],
    [!values.smtpUrl, 'SMTP_URL must be set'],
    [!values.encryptionKeys, 'ENCRYPTION_KEYS must be set'],
    [!values.remitaUrl, 'REMITA_URL must be set'],
    [
      values.remitaUrl?.startsWith('http:') === true && !isThisMachine(values.remitaUrl),
      'REMITA_URL must begin with https:',
    ],
  ];
  return refusals.flatMap(([refused, what]) => (refused ? [`${what} when NODE_ENV is production.`] : []));
}

const isThisMachine = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

function readAll(environment: NodeJS.ProcessEnv): Values {
  const problems = new Map<string, string>();
  const values: Record<string, unknown> = {};
  for (const [key, definition] of Object.entries(settings)) {
    try {
      values[key] = readSetting<unknown>(definition, environment);
    } catch (thrown) {
      problems.set(definition.name, (thrown as Error).message);
    }
  }
  const read = values as Values;
  const together = read.environment === 'production' ? problemsInProduction(read) : [];
  if (read.paymentsUrl && !read.paymentsUrl.includes('{rrr}'))
    together.push('PAYMENTS_URL must contain {rrr}, which stands for the payment reference.');
  if (read.flightSource === 'http' && !(read.flightSourceUrl && read.flightSourceFields))
    together.push('FLIGHT_SOURCE_URL and FLIGHT_SOURCE_FIELDS must be set when FLIGHT_SOURCE is http.');
  for (const problem of together) {
    const name = /^\w+/.exec(problem)?.[0] ?? '';
    if (!problems.has(name)) problems.set(name, problem);
  }
  if (problems.size > 0) throw new Error([...problems.values()].join('\n'));
  return read;
}

const paymentPage = (gateway: string): string => `${gateway}/remita/onepage/payment/init.reg?rrr={rrr}`;

export type Config = ReturnType<typeof readConfig>;

/** @throws Error with one sentence for each missing or wrong setting. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const values = readAll(environment);
  const production = values.environment === 'production';
  const dataDir = path.resolve(values.dataDir);
  const gatewayPort = values.gatewayPort ?? values.port + 10;
  const gateway = `http://localhost:${gatewayPort}`;
  return {
    ...values,
    production,
    dataDir,
    databaseDir: path.join(dataDir, 'database'),
    filesDir: path.join(dataDir, 'files'),
    /** The server waits this long for the gateway in a caller's request and in a queued job. */
    gatewayWithinMs: { caller: 3000, queue: 8000 },
    gatewayPort,
    publicUrl: values.publicUrl ?? `http://localhost:${values.port}`,
    sampleData: values.sampleData ?? (!production && !values.databaseUrl),
    remitaUrl: values.remitaUrl ?? gateway,
    paymentsUrl:
      values.paymentsUrl ?? (values.remitaUrl ? paymentPage(values.remitaUrl) : `${gateway}/pay/{rrr}`),
    mailbox: !production && !values.smtpUrl,
  };
}
