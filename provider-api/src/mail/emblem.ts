import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../db/packageFolder.ts';

/** The PNG is attached to the e-mail: mail programs do not show SVG, and often block images from the web. */
export const emblemAddress = 'cid:emblem@portal';

const png = readFileSync(path.join(packageFolder(), 'src/mail/emblem.png'));

export const emblemPart = {
  filename: 'emblem.png',
  contentType: 'image/png',
  content: png,
  cid: emblemAddress.slice('cid:'.length),
  contentDisposition: 'inline',
} as const;

/** On a web page the attached image does not exist, so the image is put into the HTML. */
export const withEmblemInside = (html: string): string =>
  html.replace(emblemAddress, `data:image/png;base64,${png.toString('base64')}`);
