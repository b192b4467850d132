import { headBytes, judgeDocument, maxFiles, safeFileName } from 'shared-api/documents';

export interface FileProblem {
  name: string;
  problem: string;
}

export interface CheckedFiles {
  files: readonly File[];
  problems: readonly FileProblem[];
  /** A later file of the same name has replaced each of these files. */
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
 * Files are judged by their bytes, as on the server. `chosen` is called last, because the selection may
 * change while files are read.
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
