import type { Role } from 'shared-api/rules';
import type { Client } from './client.ts';
import type { SignedIn, TestServer } from './testServer.ts';

export const roleNames = {
  C: 'Client',
  RO: 'Registration Officer',
  PO: 'Protocol Officer',
  FO: 'Finance Officer',
  AD: 'Administrator',
} as const satisfies Record<string, Role>;
export type Short = keyof typeof roleNames;
export const everybody = Object.keys(roleNames) as readonly Short[];
export const staff: readonly Short[] = ['RO', 'PO', 'FO', 'AD'];

export async function everyRole(server: TestServer, client?: SignedIn): Promise<Record<Short | 'V', Client>> {
  const made = await Promise.all(
    everybody.map(async (short) => {
      const caller = (short === 'C' && client) || (await server.as(roleNames[short]));
      return [short, caller] as const;
    }),
  );
  return { ...(Object.fromEntries(made) as unknown as Record<Short, Client>), V: server.visitor };
}
