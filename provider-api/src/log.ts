import { mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const addresses = /[^\s@<>"']+@[^\s@<>"']+/g;
const withoutAddresses = (text: string | undefined) => text?.replace(addresses, '[address]');

/** What a failure is, without what it quotes: a mail server repeats the recipient's address. */
function describeFailure(failure: Error & { code?: unknown }) {
  const { name, message, code, stack } = failure;
  return { name, message: withoutAddresses(message), code, stack: withoutAddresses(stack) };
}

/** How every line is written. */
export const lines = {
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeFailure },
};

/** JSON lines. In development they go to a file, so that the console keeps to what a person needs. */
export function openLog({ logLevel, logFile, dataDir, production }: Config): Logger {
  const file = logFile ?? (production ? '-' : path.join(dataDir, 'server.log'));
  const options = { ...lines, level: logLevel };
  if (file === '-') return pino(options);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  return pino(options, pino.destination({ fd: openSync(file, 'a', 0o600), sync: false }));
}
