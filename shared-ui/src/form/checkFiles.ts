import { acceptedFileTypes, isNamedAs, maxFileBytes, maxFiles } from 'shared-api/documents';

export interface FileProblem {
  name: string;
  problem: string;
}

export interface CheckedFiles {
  files: readonly File[];
  problems: readonly FileProblem[];
  /** Names of files that a later one of the same name took the place of (D24). */
  replaced: readonly string[];
}

function problemOf(file: File): string | undefined {
  const type = acceptedFileTypes.find((accepted) => accepted === file.type);
  if (!type || !isNamedAs(file.name, type)) return 'Only PDF and JPEG files are accepted';
  if (file.size === 0) return 'The file is empty';
  if (file.size > maxFileBytes) return 'The file is larger than 2MB';
  return undefined;
}

/** Adds files to a selection: type, 2 MB inclusive, at most 10, the later one of a name replacing the earlier (G10). */
export function checkFiles(chosen: readonly File[], added: readonly File[]): CheckedFiles {
  let files: readonly File[] = chosen;
  const problems: FileProblem[] = [];
  const replaced: string[] = [];
  for (const file of added) {
    const problem = problemOf(file);
    const same = files.findIndex(({ name }) => name === file.name);
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
