#!/usr/bin/env node
import { Refused } from '../release/Refused.ts';

type Run = (args: readonly string[]) => Promise<void>;

const commands: Readonly<Record<string, () => Promise<{ run: Run }>>> = {
  new: () => import('./new.ts'),
  dev: () => import('./dev.ts'),
  check: () => import('./check.ts'),
  build: () => import('./build.ts'),
  release: () => import('./release.ts'),
};

const usage = `portal-remote new mf-lounge --packages <folder> | --registry <address> [--bundler webpack | rspack | vite]
portal-remote dev --portal https://portal.example [--port 3000]
portal-remote check
portal-remote build
portal-remote release --portal https://portal.example [--channel <name> | --share <percent>] [--key-file <file>]`;

const [name = '', ...args] = process.argv.slice(2);
try {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new Error(usage);
  await (await load()).run(args);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = failure instanceof Refused ? 2 : 1;
}
