import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { NavigationEntry } from './release.ts';

/**
 * The remote's menu entries, for the registry. src/navigation.ts is plain data (it imports types alone), so that the
 * build can read it without a browser.
 */
export async function readNavigation(dir: string): Promise<NavigationEntry[]> {
  const file = path.join(dir, 'src/navigation.ts');
  if (!existsSync(file)) return [];
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const module: { navigation?: NavigationEntry[] } = await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  if (!Array.isArray(module.navigation)) throw new Error(`${file} exports no list named navigation`);
  return module.navigation;
}
