import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { LogFile } from './logFile.ts';

const addresses = /[^\s@<>"']+@[^\s@<>"']+/g;
const withoutAddresses = (text: string | undefined) => text?.replace(addresses, '[address]');

/**
 * An error message may contain an e-mail address, for example the recipient in an error of the mail server.
 */
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

export const isLogOnConsole = (config: Place): boolean => nameOf(config) === '-';

export function openLog({ logLevel, ...place }: Config): Log {
  const name = nameOf(place);
  if (name !== '-') mkdirSync(path.dirname(path.resolve(name)), { recursive: true });
  const file = new LogFile(name === '-' ? process.stdout.fd : openSync(name, 'a', 0o600));
  return { log: pino({ ...lines, level: logLevel }, file), linesLost: () => file.lost };
}
