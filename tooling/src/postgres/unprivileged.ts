import { readFileSync } from 'node:fs';

export interface User {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const candidates = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root and runs as this user. The user is undefined if this process does not run
 * as root.
 */
export const unprivilegedUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of candidates) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return { name: '65534', uid: 65534, gid: 65534 };
};
