import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Credentials } from './signIn.ts';

export type ClientKind = 'individual' | 'company';

/** They were registered before the tests, and one test alone takes each. */
export interface ReadyClient extends Credentials {
  readonly id: number;
  readonly kind: ClientKind;
  readonly naira: number;
}

/** The journeys' portals begin with these data. */
export const readyData = path.join(import.meta.dirname, '../../.cache/journeys');

const fileIn = (dataDir: string): string => path.join(dataDir, 'ready-clients.json');

export const writeReadyClients = (dataDir: string, clients: readonly ReadyClient[]): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(clients));

/** There are none where a portal began with the sample data alone. */
export const readReadyClients = (dataDir: string): ReadyClient[] =>
  existsSync(fileIn(dataDir)) ? JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) : [];
