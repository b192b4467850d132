import { runProgram } from '../processes/runProgram.ts';

const git = async (args: readonly string[]): Promise<string | undefined> => {
  const { code, stdout } = await runProgram('git', { args, output: 'keep' }).catch(() => ({
    code: 1,
    stdout: '',
  }));
  return code === 0 ? stdout.trim() : undefined;
};

export interface Commit {
  /**
   * The id is abbreviated, or `unknown` outside of a repository. A `+` at the end means uncommitted changes.
   */
  readonly id: string;
  readonly changed: readonly string[];
}

export const commitOf = async (paths: readonly string[]): Promise<Commit> => {
  const id = await git(['rev-parse', '--short=10', 'HEAD']);
  // A container image is built without the repository. The variable COMMIT then contains the commit's id.
  if (id === undefined) return { id: process.env.COMMIT?.slice(0, 10) || 'unknown', changed: [] };
  const status = (await git(['status', '--porcelain', '--untracked-files=all', '--', ...paths])) ?? '';
  const changed = status
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [line.trim().replace(/^\S+\s+/, '')]));
  return { id: changed.length > 0 ? `${id}+` : id, changed };
};
