import { headBytes, judgeDocument, maxFiles, safeFileName } from 'shared-api/documents';

export interface FileProblem {
  name: string;
  problem: string;
}

export interface CheckedFiles {
  files: readonly File[];
  problems: readonly FileProblem[];
  /** Names of files that were replaced by a later file of the same name (D24). */
  replaced: readonly string[];
}

async function problemOf(file: File): Promise<string | undefined> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    const judged = judgeDocument({ name: file.name, size: file.size, head });
    return 'problem' in judged ? judged.problem : undefined;
  } catch {
    return 'The file cannot be opened: it was moved or changed, or is not on this device yet';
  }
}

/**
 * Each added file is checked by its bytes, as on the server, and replaces one of the same name; at most 10 are kept
 * (G10). The selection is read last, because it may change while files are read.
 */
export async function checkFiles(
  chosen: () => readonly File[],
  added: readonly File[],
): Promise<CheckedFiles> {
  const found = await Promise.all(added.map(problemOf));
  let files = chosen();
  const problems: FileProblem[] = [];
  const replaced: string[] = [];
  for (const [index, file] of added.entries()) {
    const problem = found[index];
    const kept = safeFileName(file.name);
    const same = files.findIndex(({ name }) => safeFileName(name) === kept);
    if (problem) problems.push({ name: file.name, problem });
    else if (same >= 0) {
      files = files.with(same, file);
      replaced.push(file.name);
    } else if (files.length >= maxFiles)
      problems.push({ name: file.name, problem: `At most ${maxFiles} files are accepted` });
    else files = [...files, file];
  }
  return { files, problems, replaced };
}
