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

const endings: Readonly<Record<AcceptedFileType, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif', 'pjpeg'],
};

/** Whether a file's name says nothing else than what the file is; a name without an ending says nothing. */
export function isNamedAs(name: string, type: AcceptedFileType): boolean {
  const ending = /\.([a-z][a-z\d]{0,9})\s*$/i.exec(name)?.[1];
  return ending === undefined || endings[type].includes(ending.toLowerCase());
}
