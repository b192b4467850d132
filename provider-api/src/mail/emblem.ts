import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../db/packageFolder.ts';

/** The emblem's address in a letter's HTML. Mail programs do not show SVG, and load no remote images unasked. */
export const emblemAddress = 'cid:emblem@portal';

const png = readFileSync(path.join(packageFolder(), 'src/mail/emblem.png'));

export const emblemPart = {
  filename: 'emblem.png',
  contentType: 'image/png',
  content: png,
  cid: emblemAddress.slice('cid:'.length),
  contentDisposition: 'inline',
} as const;

/** For showing a letter on a page, where attached parts do not exist. */
export const withEmblemInside = (html: string): string =>
  html.replace(emblemAddress, `data:image/png;base64,${png.toString('base64')}`);
