import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { NavigationEntry } from './release.ts';

/** What a file of plain data exports (it imports types alone), which the build can therefore read without a browser. */
async function readData(file: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (!existsSync(file)) return undefined;
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** The remote's menu entries, for the registry. */
export async function readNavigation(dir: string): Promise<NavigationEntry[]> {
  const file = path.join(dir, 'src/navigation.ts');
  const data = await readData(file);
  if (data && !Array.isArray(data.navigation)) throw new Error(`${file} exports no list named navigation`);
  return (data?.navigation ?? []) as NavigationEntry[];
}

/** What its pages ask for first, by route. */
export async function readFirstCalls(dir: string): Promise<Record<string, string[]>> {
  const file = path.join(dir, 'src/firstCalls.ts');
  const data = await readData(file);
  if (data && typeof data.firstCalls !== 'object')
    throw new Error(`${file} exports no table named firstCalls`);
  return (data?.firstCalls ?? {}) as Record<string, string[]>;
}
