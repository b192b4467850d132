import path from 'node:path';
import { findPrograms } from 'tooling/postgres';
import { runProgram } from 'tooling/programs';

/** Each row is a line, its columns parted by |. */
export const runSql = async (url: string, sql: string): Promise<readonly string[]> => {
  const { stdout, stderr, code } = await runProgram(path.join(findPrograms().folder, 'psql'), {
    args: ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', sql, url],
    output: 'keep',
  });
  if (code !== 0) throw new Error(`psql failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
};
