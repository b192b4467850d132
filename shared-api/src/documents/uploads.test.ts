import { judgeDocument, maxFileBytes } from './uploads.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const judge = (name: string, beginning: string, size = 5000) =>
  judgeDocument({ name, size, head: bytes(beginning) });

const jpeg = '\xff\xd8\xff\xe0';
const heic = '\0\0\0\x24ftypheic\0\0\0\0mif1';

it.each([
  ['certificate.pdf', '%PDF-1.7', 'application/pdf'],
  ['certificate.pdf', '\xef\xbb\xbf%PDF-1.7', 'application/pdf'],
  ['certificate.pdf', '\r\n\r\n%PDF-1.4', 'application/pdf'],
  ['certificate.pdf', `${' '.repeat(1020)}%PDF-1.4`, 'application/pdf'],
  ['certificate.pdf', 'X-Scanner: Gamma\r\n\r\n%PDF-1.4', 'application/pdf'],
  ['certificate.v2.pdf', '%PDF-1.7', 'application/pdf'],
  ['certificate.pdf.pdf', '%PDF-1.7', 'application/pdf'],
  ['certificate.jpg.pdf', '%PDF-1.7', 'application/pdf'],
  ['certificate.pdf ', '%PDF-1.7', 'application/pdf'],
  ['certificate\u202e.pdf\u200e', '%PDF-1.7', 'application/pdf'],
  ['certificate', '%PDF-1.7', 'application/pdf'],
  ['C.A.C. certificate', '%PDF-1.7', 'application/pdf'],
  ['Certificate No. 12', '%PDF-1.7', 'application/pdf'],
  ['شهادة.pdf', '%PDF-1.7', 'application/pdf'],
  ['Свидетельство.пдф', '%PDF-1.7', 'application/pdf'],
  ['证书.PDF', '%PDF-1.7', 'application/pdf'],
  ['seal.jpg', jpeg, 'image/jpeg'],
  ['SEAL.JPEG', jpeg, 'image/jpeg'],
  ['seal.jfif', '\xff\xd8\xff\xdb', 'image/jpeg'],
  ['seal', `${jpeg}%PDF-1.7`, 'image/jpeg'],
])('%j that begins with %j is %s [REG-39]', (name, beginning, type) => {
  expect(judge(name, beginning)).toEqual({ type });
});

const refused = 'Only PDF and JPEG files are accepted.';

it.each([
  ['certificate.pdf', '\x89PNG\r\n\x1a\n', refused],
  ['seal.jpg', '\x89PNG\r\n\x1a\n', refused],
  ['certificate.pdf', `${' '.repeat(1021)}%PDF-1.4`, refused],
  ['certificate.pdf', '\n\n<script>%PDF-1.7', refused],
  ['certificate.pdf', 'MZ\x90%PDF-1.7', refused],
  ['certificate.pdf', 'PK\x03\x04%PDF-1.7', refused],
  ['notes.txt', 'Certificate', refused],
  ['certificate.pdf', 'RIFF\x10\x10\0\0WEBPVP8 ', refused],
  ['seal.jpg', heic, `${refused} This photograph is HEIC`],
  ['IMG_0042.HEIC', heic, `${refused} This photograph is HEIC`],
  ['IMG_0042.jpeg', '\0\0\0\x1cftypmif1', `${refused} This photograph is HEIC`],
  ['seal.pdf', jpeg, `${refused} The name ends with .pdf, but the file is a JPEG`],
  ['seal.jpg', '%PDF-1.7', `${refused} The name ends with .jpg, but the file is a PDF`],
  ['seal.jpg.html', jpeg, `${refused} The name ends with .html`],
  ['seal.html ', jpeg, `${refused} The name ends with .html`],
  ['seal.jpg.exe\u202e', jpeg, `${refused} The name ends with .exe`],
  ['.htaccess', '%PDF-1.7', `${refused} The name ends with .htaccess`],
])('%j that begins with %j is refused: %s', (name, beginning, problem) => {
  expect(judge(name, beginning)).toEqual({ problem: expect.stringContaining(problem) });
});

it.each([
  [0, { problem: 'The file is empty' }],
  [1, { type: 'application/pdf' }],
  [maxFileBytes, { type: 'application/pdf' }],
  [maxFileBytes + 1, { problem: 'The file is larger than 2MB' }],
])('a PDF of %d bytes: %j [REG-38]', (size, judged) => {
  expect(judge('certificate.pdf', size === 0 ? '' : '%PDF-1.7', size)).toEqual(judged);
});
