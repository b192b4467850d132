import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../db/packageFolder.ts';

/** How a letter's HTML names the portal's mark; mail programs show no drawing (SVG), and no image from elsewhere unasked. */
export const markAddress = 'cid:mark@portal';

/** shell/public/favicon.svg as mail programs take it. */
const png = readFileSync(path.join(packageFolder(), 'src/mail/mark.png'));

/** The part of a sent letter that its HTML names. */
export const markPart = {
  filename: 'mark.png',
  contentType: 'image/png',
  content: png,
  cid: markAddress.slice('cid:'.length),
  contentDisposition: 'inline',
} as const;

/** The letter as a page shows it, which has no parts. */
export const withMarkInside = (html: string): string =>
  html.replace(markAddress, `data:image/png;base64,${png.toString('base64')}`);
