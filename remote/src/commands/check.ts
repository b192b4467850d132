import { run as build } from './build.ts';
import { runHere } from './run.ts';

/** Whether it fits the live shell is judged where it is brought. */
export async function run(): Promise<void> {
  await runHere('The check of types', 'npx', ['--no-install', 'tsc']);
  await runHere('A test', 'npm', ['test', '--silent']);
  await build();
}
