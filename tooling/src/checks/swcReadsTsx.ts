/**
 * dependency-cruiser has swc read every file as TypeScript without JSX, and gives up at the first component. This is
 * loaded before it, so that the extension decides instead.
 */
import { createRequire } from 'node:module';
import type { parseFileSync } from '@swc/core';

interface Swc {
  parseFileSync: typeof parseFileSync;
}

const swc: Swc = createRequire(import.meta.url)('@swc/core');
const parse = swc.parseFileSync;

swc.parseFileSync = ((file: string, options: object) =>
  parse(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') })) as typeof parseFileSync;
