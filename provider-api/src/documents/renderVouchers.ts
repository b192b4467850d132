import type { Authority } from '../settings/index.ts';
import { drawFacts, type Fact } from './drawFacts.ts';
import { drawHeading } from './drawHeading.ts';
import { drawQr } from './drawQr.ts';
import { drawSubheading, drawText } from './drawText.ts';
import { bold, ensureSpace, ink, onPaper, type Pdf, page, pageWidth, regular } from './paper.ts';

export interface VoucherData {
  url: string;
  shortCode: string;
  facts: Fact[];
  passengers: string[];
}

export interface Vouchers {
  vouchers: readonly VoucherData[];
  printedAt: Date;
  authority: Authority;
}

const qrSize = 127.56;

const inHalves = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

function drawVoucher(
  pdf: Pdf,
  { url, shortCode, facts, passengers }: VoucherData,
  authority: Authority,
): void {
  drawHeading(pdf, authority, { title: 'VOUCHER', lines: [], stamp: null });
  const top = pdf.y;
  drawQr(pdf, url, { left: page.left, top, size: qrSize });
  const right = page.left + qrSize + 28;
  const width = page.right - right;
  pdf.fontSize(9).fillColor(ink.soft);
  drawText(pdf, 'Code', right, top, { weight: regular, width });
  pdf.fontSize(26).fillColor(ink.text);
  drawText(pdf, inHalves(shortCode), right, pdf.y + 2, { weight: bold, width });
  pdf.fontSize(11);
  drawText(pdf, 'Show this with a passport or national card.', right, pdf.y + 10, { weight: regular, width });
  pdf.fontSize(9).fillColor(ink.soft);
  drawText(pdf, `Whether it holds: ${url}`, right, pdf.y + 8, { weight: regular, width });
  pdf.y = Math.max(pdf.y, top + qrSize) + 22;
  drawFacts(pdf, facts.slice(0, 2), facts.slice(2));
  drawSubheading(pdf, passengers.length === 1 ? 'Passenger' : `${passengers.length} passengers`, 8);
  for (const name of passengers) {
    ensureSpace(pdf, 18);
    pdf.fontSize(10.5).fillColor(ink.text);
    drawText(pdf, name, page.left, pdf.y + 3, { weight: regular, width: pageWidth });
  }
}

/** A voucher must show no price. */
export const renderVouchers = ({ vouchers, authority, printedAt }: Vouchers): Promise<Buffer> =>
  onPaper({ title: 'Voucher', subject: 'Protocol service', printedAt, authority }, (pdf) => {
    for (const [index, voucher] of vouchers.entries()) {
      if (index > 0) {
        pdf.addPage();
        pdf.y = page.top;
      }
      drawVoucher(pdf, voucher, authority);
    }
  });
