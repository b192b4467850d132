import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

const engine = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  'pglite.wasm',
);
/**
 * Every test file opens an embedded database in a thread of its own. V8 compiles the same bytes once for as long as
 * somebody in the process holds the outcome; without a holder each file pays a second of computing.
 */
const compiled = await WebAssembly.compile(await readFile(engine));

export default class ServerEnvironment extends TestEnvironment {
  static engine = compiled;

  async setup() {
    await super.setup();
    this.global.readPdf = async (bytes) => (await import('tooling/pdf')).readPdf(bytes);
  }
}
