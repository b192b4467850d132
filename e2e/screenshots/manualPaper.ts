import { readFileSync } from 'node:fs';
import path from 'node:path';
import { authority } from 'shared-api/rules';

export interface Chapter {
  readonly title: string;
  readonly text: readonly string[];
  readonly picture?: { readonly jpeg: Buffer; readonly shows: string };
}

const fonts = path.resolve(import.meta.dirname, '../../provider-api/src/documents/fonts');
const dataUri = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;
const font = (name: string, weight: number): string =>
  `@font-face { font-family: paper; font-weight: ${weight};
   src: url(${dataUri('font/ttf', readFileSync(path.join(fonts, `document-${name}.ttf`)))}) }`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const { portal, name, shortName } = authority;

const styles = `${font('regular', 400)} ${font('bold', 700)}
body { margin: 0; font: 11pt/1.5 paper; color: #1b1f1d }
h1 { margin: 0 0 4mm; font-size: 26pt; line-height: 1.2; color: #0b6b3a }
h2 { margin: 0 0 3mm; font-size: 15pt; color: #0b6b3a }
.of { margin: 0 0 8mm; color: #4d4d4d }
section { margin: 0 0 9mm; break-inside: avoid }
ol { margin: 0 0 4mm; padding-left: 6mm }
li { margin: 0 0 1.5mm }
img { display: block; width: 128mm; border: 0.3mm solid #c3cbc7 }`;

const chapterOf = ({ title, text, picture }: Chapter, index: number): string => `<section>
<h2>${index + 1}. ${escaped(title)}</h2>
<ol>${text.map((sentence) => `<li>${escaped(sentence)}</li>`).join('')}</ol>
${picture ? `<img alt="${escaped(picture.shows)}" src="${dataUri('image/jpeg', picture.jpeg)}">` : ''}
</section>`;

export const manualPaper = (title: string, lead: string, chapters: readonly Chapter[]): string =>
  `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>${styles}</style></head><body>
<h1>${escaped(title)}</h1><p class="of">${escaped(`${portal}, ${name} (${shortName})`)}</p>
<p>${escaped(lead)}</p>
${chapters.map(chapterOf).join('\n')}
</body></html>`;
