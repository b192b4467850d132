import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Credentials } from './signIn.ts';

export type ClientKind = 'individual' | 'company';

/** A client that was registered before the tests, and that one test alone takes. */
export interface ReadyClient extends Credentials {
  readonly id: number;
  readonly kind: ClientKind;
  /** What lies in the wallet. */
  readonly naira: number;
}

/** Where the journeys find the data that their portals begin with. */
export const readyData = path.join(import.meta.dirname, '../../.cache/journeys');

const fileIn = (dataDir: string): string => path.join(dataDir, 'ready-clients.json');

export const writeReadyClients = (dataDir: string, clients: readonly ReadyClient[]): void =>
  writeFileSync(fileIn(dataDir), JSON.stringify(clients));

/** None where a portal began with the sample data alone. */
export const readReadyClients = (dataDir: string): ReadyClient[] =>
  existsSync(fileIn(dataDir)) ? JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) : [];
