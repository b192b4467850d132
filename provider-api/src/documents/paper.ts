import path from 'node:path';
import { lagosDate } from 'shared-api/rules';
import { packageFolder } from '../db/packageFolder.ts';
import type { Authority } from '../settings/index.ts';

export type Pdf = PDFKit.PDFDocument;

/** The page is A4, in points. left, right, top and bottom are the edges of the content. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 44, bottom: 782 } as const;
export const pageWidth = page.right - page.left;

export const ink = {
  text: '#1b1f1d',
  soft: '#4d5451',
  line: '#c3cbc7',
  band: '#eef4f0',
  brand: '#0b6b3a',
  unpaid: '#a1260d',
} as const;

export type Weight = 'regular' | 'bold';

/** The fonts contain Latin letters (also of Yoruba, Igbo and Hausa), combining marks, and ₦. */
export const fontFile = (weight: Weight): string =>
  path.join(packageFolder(), 'src/documents/fonts', `document-${weight}.ttf`);

export const regular: Weight = 'regular';
export const bold: Weight = 'bold';

export type PaperOptions = {
  title: string;
  subject: string;
  printedAt: Date;
  authority: Authority;
};

function drawFooters(pdf: Pdf, { printedAt, authority }: PaperOptions): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    pdf.rect(0, 0, page.width, 5).fill(ink.brand);
    pdf.moveTo(page.left, 798).lineTo(page.right, 798).lineWidth(0.5).stroke(ink.line);
    pdf.font(regular).fontSize(7.5).fillColor(ink.soft);
    pdf.text(
      `© ${lagosDate(printedAt).slice(0, 4)} ${authority.name}. All rights reserved.`,
      page.left,
      805,
      {
        lineBreak: false,
      },
    );
    pdf.text(`Page ${index - start + 1} of ${count}`, page.left, 805, { width: pageWidth, align: 'right' });
  }
}

export async function onPaper(options: PaperOptions, draw: (pdf: Pdf) => void): Promise<Buffer> {
  // The server starts faster when PDFKit is loaded only with the first document.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // Without an empty name, PDFKit would load and embed Helvetica too.
    font: '',
    lang: 'en-NG',
    displayTitle: true,
    info: {
      Title: options.title,
      Subject: options.subject,
      Author: options.authority.name,
      CreationDate: options.printedAt,
    },
  });
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const weight of [regular, bold]) pdf.registerFont(weight, fontFile(weight));
  pdf.y = page.top;
  draw(pdf);
  drawFooters(pdf, options);
  pdf.end();
  return finished;
}

export function ensureSpace(pdf: Pdf, points: number): boolean {
  if (pdf.y + points <= page.bottom) return false;
  pdf.addPage();
  pdf.y = page.top;
  return true;
}
