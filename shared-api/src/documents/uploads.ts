import { safeFileName } from './safeFileName.ts';

export const maxFiles = 10;
export const maxFileBytes = 2 * 1024 * 1024;
export type AcceptedFileType = 'application/pdf' | 'image/jpeg';

export const headBytes = 1024;

const heic = /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s;
/** Files of other types, such as HTML or ZIP, begin like this. They are refused even if a PDF signature follows. */
const another = /^(?:\s|\xef\xbb\xbf)*(?:<|MZ|PK|\x89PNG|GIF8|\x7fELF|#!)/;

function fileTypeOf(beginning: string): AcceptedFileType | undefined {
  if (beginning.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return beginning.includes('%PDF') && !another.test(beginning) ? 'application/pdf' : undefined;
}

const kinds: Readonly<Record<AcceptedFileType, { text: string; endings: readonly string[] }>> = {
  'application/pdf': { text: 'PDF', endings: ['pdf'] },
  'image/jpeg': { text: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg'] },
};

const endingOf = (name: string) => /\.([a-z][a-z\d]{0,9})$/i.exec(safeFileName(name))?.[1]?.toLowerCase();

export interface GivenFile {
  name: string;
  size: number;
  head: Uint8Array;
}
export type JudgedFile<Type extends string> = { type: Type } | { problem: string };

const refused = 'Only PDF and JPEG files are accepted.';

/** The first bytes decide, since the browser's file type is unreliable. */
export function judgeDocument({ name, size, head }: GivenFile): JudgedFile<AcceptedFileType> {
  if (size === 0) return { problem: 'The file is empty' };
  const beginning = String.fromCharCode(...head.subarray(0, headBytes));
  if (heic.test(beginning))
    return {
      problem: `${refused} This photograph is HEIC: open it and save it as JPEG, or choose Settings, Camera, Formats, Most Compatible on the iPhone and take it again`,
    };
  const type = fileTypeOf(beginning);
  if (!type) return { problem: refused };
  const ending = endingOf(name);
  if (ending !== undefined && !kinds[type].endings.includes(ending))
    return { problem: `${refused} The name ends with .${ending}, but the file is a ${kinds[type].text}` };
  if (size > maxFileBytes) return { problem: 'The file is larger than 2MB' };
  return { type };
}
