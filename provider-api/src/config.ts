import path from 'node:path';
import { readSetting } from './config/setting.ts';
import { settings } from './config/settings.ts';

type Settings = typeof settings;
type Values = { [K in keyof Settings]: ReturnType<Settings[K]['read']> };

export interface Config
  extends Omit<Values, 'gatewayPort' | 'publicUrl' | 'sampleData' | 'paymentsUrl' | 'remitaUrl'> {
  production: boolean;
  gatewayPort: number;
  publicUrl: string;
  sampleData: boolean;
  remitaUrl: string;
  /** With {rrr} in it. */
  paymentsUrl: string;
  /** Whether the built-in mailbox takes the mail. */
  mailbox: boolean;
  databaseDir: string;
  filesDir: string;
  /** How long the gateway has to answer: while somebody waits for it, and when the queue asks. */
  gatewayWithinMs: { caller: number; queue: number };
}

function refuseInProduction(values: Values): void {
  const refusals: [boolean, string][] = [
    [values.sampleData === true, 'SAMPLE_DATA'],
    [values.settlement === 'instant', 'PAYMENT_SETTLEMENT=instant'],
    [values.testClock, 'TEST_CLOCK'],
  ];
  const refused = refusals.find(([set]) => set);
  if (refused) throw new Error(`${refused[1]} must not be used when NODE_ENV is production.`);
  if (!values.smtpUrl)
    throw new Error(
      'SMTP_URL must be set when NODE_ENV is production: the built-in mailbox is for trying out.',
    );
  if (!values.encryptionKeys)
    throw new Error(
      'ENCRYPTION_KEYS must be set when NODE_ENV is production: a key beside the data protects nothing.',
    );
}

const isThisMachine = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

function refuseUnsafeGateway({ remitaUrl, paymentsUrl }: Values, production: boolean): void {
  if (production && !remitaUrl)
    throw new Error(
      'REMITA_URL must be set when NODE_ENV is production: the sandbox gateway is for trying out.',
    );
  if (production && remitaUrl?.startsWith('http:') && !isThisMachine(remitaUrl))
    throw new Error(
      'REMITA_URL must begin with https: when NODE_ENV is production: what the gateway answers decides about money.',
    );
  if (paymentsUrl && !paymentsUrl.includes('{rrr}'))
    throw new Error('PAYMENTS_URL must contain {rrr}, which stands for the payment reference.');
}

/** The page of the gateway on which an RRR is paid. */
const paymentPage = (gateway: string): string => `${gateway}/remita/onepage/payment/init.reg?rrr={rrr}`;

/** The environment, checked: a wrong value throws one sentence that names the setting. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const entries = Object.entries(settings).map(([key, definition]) => [
    key,
    readSetting<unknown>(definition, environment),
  ]);
  // The table's own readers give each value its type.
  const values = Object.fromEntries(entries) as Values;
  const production = values.environment === 'production';
  if (production) refuseInProduction(values);
  refuseUnsafeGateway(values, production);
  const dataDir = path.resolve(values.dataDir);
  const gatewayPort = values.gatewayPort ?? values.port + 10;
  const gateway = `http://localhost:${gatewayPort}`;
  return {
    ...values,
    production,
    dataDir,
    databaseDir: path.join(dataDir, 'database'),
    filesDir: path.join(dataDir, 'files'),
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
