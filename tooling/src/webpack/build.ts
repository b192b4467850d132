import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remotes } from '../checks/workspaces.ts';
import { runNode } from '../processes/runProgram.ts';
import { root } from '../root.ts';
import { hashOfInputs } from './inputs.ts';
import { assemble } from './site/assemble.ts';

export const applications = ['shell', ...remotes()] as const;
export type Application = (typeof applications)[number];

const stampOf = (name: Application) => path.join(root, name, 'dist/inputs.sha256');

const isCurrent = (name: Application, hash: string) => {
  const stamp = stampOf(name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
};

async function runWebpack(name: Application): Promise<void> {
  const program = path.join(import.meta.dirname, 'runBuild.js');
  const { code } = await runNode(program, { args: [path.join(root, name)] });
  if (code !== 0) throw new Error(`The build of ${name} failed`);
}

/** Returns false if the inputs had not changed and nothing was built. */
export async function buildOne(name: Application): Promise<boolean> {
  const hash = hashOfInputs(name);
  if (isCurrent(name, hash)) return false;
  console.log(`Building ${name} …`);
  const stamp = stampOf(name);
  rmSync(stamp, { force: true });
  await runWebpack(name);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

export async function buildAll(): Promise<Application[]> {
  const waiting = [...applications];
  const built: Application[] = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      if (await buildOne(name)) built.push(name);
    }
  };
  await Promise.all([work(), work()]);
  await assemble();
  return built;
}
