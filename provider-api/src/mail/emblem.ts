import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../db/packageFolder.ts';

/** How a letter's HTML names the portal's emblem; mail programs show no drawing (SVG), and no image from elsewhere unasked. */
export const emblemAddress = 'cid:emblem@portal';

/** Mail programs take no SVG. */
const png = readFileSync(path.join(packageFolder(), 'src/mail/emblem.png'));

export const emblemPart = {
  filename: 'emblem.png',
  contentType: 'image/png',
  content: png,
  cid: emblemAddress.slice('cid:'.length),
  contentDisposition: 'inline',
} as const;

/** The letter as a page shows it, which has no parts. */
export const withEmblemInside = (html: string): string =>
  html.replace(emblemAddress, `data:image/png;base64,${png.toString('base64')}`);
