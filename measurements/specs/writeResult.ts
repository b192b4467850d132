import { writeFileSync } from 'node:fs';

/** Where src/bench/measureInBrowser.ts reads it. */
export const writeResult = (result: unknown): void =>
  writeFileSync(process.env.RESULT_FILE ?? 'test-results/result.json', JSON.stringify(result));
