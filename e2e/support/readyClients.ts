import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Credentials } from './signIn.ts';

export type ClientKind = 'individual' | 'company';

/** The client was registered before the tests and is used by a single test. */
export interface ReadyClient extends Credentials {
  readonly id: number;
  readonly kind: ClientKind;
  readonly naira: number;
}

export const readyData = path.join(import.meta.dirname, '../../.cache/journeys');

const fileIn = (dataDir: string): string => path.join(dataDir, 'ready-clients.json');

export const writeReadyClients = (dataDir: string, clients: readonly ReadyClient[]): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(clients));

/** The list is empty for a portal that started with the sample data only. */
export const readReadyClients = (dataDir: string): ReadyClient[] =>
  existsSync(fileIn(dataDir)) ? JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) : [];
