import { createHash } from 'node:crypto';

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const isCode = (file: string): boolean => /\.(js|css)$/.test(file);
