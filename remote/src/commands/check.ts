import { run as build } from './build.ts';
import { runHere } from './run.ts';

export async function run(): Promise<void> {
  await runHere('The check of types', 'npm', ['run', '--silent', 'types']);
  await runHere('A test', 'npm', ['test', '--silent']);
  await build();
}
