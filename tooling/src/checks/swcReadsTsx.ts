/**
 * dependency-cruiser lets swc parse every file as TypeScript without JSX, which fails in React components.
 * Node loads this module first, so that swc parses JSX in files that end in `.tsx`.
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
