import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findPrograms } from 'tooling/postgres';
import { runProgram } from 'tooling/programs';

export const postgresTool = async (name: string, ...args: readonly string[]): Promise<string> => {
  const tool = [path.join(findPrograms().folder, name), name].find(
    (file) => spawnSync(file, ['--version']).status === 0,
  );
  if (!tool) throw new Error(`${name} is not on this machine: install PostgreSQL's client programs.`);
  const { code, stdout, stderr } = await runProgram(tool, { args, output: 'keep' });
  if (code !== 0) throw new Error(`${name} failed: ${stderr || stdout}`);
  return stdout;
};

export const runSql = async (url: string, sql: string): Promise<readonly string[]> => {
  const options = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'];
  const rows = await postgresTool('psql', ...options, '-c', sql, url);
  return rows.split('\n').filter((line) => line !== '');
};
