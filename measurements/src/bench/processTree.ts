import { readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly residentBytes: number;
}

const pageBytes = 4096;

/** Every process of this machine (Linux). */
const processes = (): readonly Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ');
        const [, parent] = rest.split(' ');
        const [, resident] = readFileSync(`/proc/${name}/statm`, 'utf8').split(' ');
        return [{ pid: Number(name), parent: Number(parent), residentBytes: Number(resident) * pageBytes }];
      } catch {
        // It ended while it was looked at.
        return [];
      }
    });

/** What a process and all that it started hold in memory. */
const residentBytesOf = (root: number): number => {
  const all = processes();
  const family = new Set([root]);
  for (let before = 0; before !== family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { residentBytes }) => sum + residentBytes, 0);
};

/** Looks at a process tree four times a second; the function it returns ends that and tells the most it held. */
export const watchMemory = (root: number): (() => number) => {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytesOf(root));
  }, 250);
  return () => {
    clearInterval(timer);
    return most;
  };
};
