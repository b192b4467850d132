import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SampleAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly kind: string | null;
  readonly name: string;
}

export const sampleAccountsFile = (dataDir: string): string => path.join(dataDir, 'sample-accounts.json');

/** The first start made these accounts. The list is empty without sample data. */
export const readSampleAccounts = (dataDir: string): readonly SampleAccount[] => {
  const file = sampleAccountsFile(dataDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};

export const sampleAccount = (
  accounts: readonly SampleAccount[],
  role: string,
  kind?: string,
): SampleAccount => {
  const found = accounts.find((each) => each.role === role && (kind === undefined || each.kind === kind));
  if (!found) throw new Error(`No sample account is a ${kind ?? ''} ${role}`);
  return found;
};

export const describeAccounts = (accounts: readonly SampleAccount[]): string => {
  const rows = accounts.map(({ email, password, role, kind }) => [
    kind ? `${role}, ${kind}` : role,
    email,
    password,
  ]);
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
    .join('\n');
};
