import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { LogFile } from './logFile.ts';

const addresses = /[^\s@<>"']+@[^\s@<>"']+/g;
const withoutAddresses = (text: string | undefined) => text?.replace(addresses, '[address]');

/** Removes e-mail addresses: a mail server's error, for example, repeats the recipient's. */
function describeFailure(failure: Error & { code?: unknown }) {
  const { name, message, code, stack } = failure;
  return { name, message: withoutAddresses(message), code, stack: withoutAddresses(stack) };
}

export interface Log {
  log: Logger;
  linesLost(): number;
}

export const lines = {
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeFailure },
};

type Place = Pick<Config, 'logFile' | 'dataDir' | 'production'>;

const nameOf = ({ logFile, dataDir, production }: Place): string =>
  logFile ?? (production ? '-' : path.join(dataDir, 'server.log'));

/** Then the console shows only lines of the log. */
export const isLogOnConsole = (config: Place): boolean => nameOf(config) === '-';

/** In development the log goes to a file, so that the console shows only messages for people. */
export function openLog({ logLevel, ...place }: Config): Log {
  const name = nameOf(place);
  if (name !== '-') mkdirSync(path.dirname(path.resolve(name)), { recursive: true });
  const file = new LogFile(name === '-' ? process.stdout.fd : openSync(name, 'a', 0o600));
  return { log: pino({ ...lines, level: logLevel }, file), linesLost: () => file.lost };
}
