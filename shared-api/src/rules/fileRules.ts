export const maxFiles = 10;
/** 2 MiB, inclusive (G10). */
export const maxFileBytes = 2 * 1024 * 1024;
export const acceptedFileTypes = ['application/pdf', 'image/jpeg'] as const;
export type AcceptedFileType = (typeof acceptedFileTypes)[number];

/** What a file really is, judged by its first bytes and not by its name (G10). */
export function fileTypeOf(head: Uint8Array): AcceptedFileType | undefined {
  const startsWith = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (startsWith(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg';
  return undefined;
}

const endings: Readonly<Record<AcceptedFileType, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
};

/** Whether a file's name says what the file is: a page under the name of a picture is none, and the other way round. */
export const hasEndingOf = (name: string, type: AcceptedFileType): boolean => endings[type].test(name);

/** A name that every file system takes (G77). */
export const safeFileName = (name: string): string => name.replace(/[\p{Cc}\\/:*?"<>|]/gu, '-').trim();
