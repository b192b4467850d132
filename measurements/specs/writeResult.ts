import { writeFileSync } from 'node:fs';

/** The file is the one that src/bench/measureInBrowser.ts reads. */
export const writeResult = (result: unknown): void =>
  writeFileSync(process.env.RESULT_FILE ?? 'test-results/result.json', JSON.stringify(result));
