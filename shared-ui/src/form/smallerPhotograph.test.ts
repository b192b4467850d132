import { maxFileBytes } from 'shared-api/documents';
import { drawnPhotograph, smallerPhotograph } from './smallerPhotograph.ts';

const photograph = (bytes: number) => new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
const drawnWidths: number[] = [];

/** jsdom draws nothing, so a canvas of this width gives a picture of this many bytes. */
function drawingGives(bytesAt: (width: number) => number) {
  drawnWidths.length = 0;
  globalThis.createImageBitmap = async () =>
    ({ width: 4000, height: 3000, close: () => undefined }) as ImageBitmap;
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done: BlobCallback) {
    drawnWidths.push(this.width);
    done(new Blob([new Uint8Array(bytesAt(this.width))], { type: 'image/jpeg' }));
  };
}

test('a photograph above 2 MB is drawn smaller until it fits, and keeps its name', async () => {
  drawingGives((width) => (width > 2000 ? maxFileBytes + 1 : 500_000));
  const smaller = await smallerPhotograph(photograph(maxFileBytes + 1));
  expect(drawnWidths).toEqual([3000, 2400, 1800]);
  expect(smaller).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', size: 500_000 });
});

test('a photograph of exactly 2 MB and a PDF stay as they are', async () => {
  drawingGives(() => 1);
  const fitting = photograph(maxFileBytes);
  const pdf = new File([new Uint8Array(maxFileBytes + 1)], 'a.pdf', { type: 'application/pdf' });
  expect(await smallerPhotograph(fitting)).toBe(fitting);
  expect(await smallerPhotograph(pdf)).toBe(pdf);
  expect(drawnWidths).toEqual([]);
});

test('a picture that everybody sees is drawn again whatever its size, no larger than it is shown', async () => {
  drawingGives(() => 500_000);
  const original = photograph(1000);
  expect(await drawnPhotograph(original, [1400])).not.toBe(original);
  expect(drawnWidths).toEqual([1400]);
});

test('what is no picture, or fits at no size, comes back to be refused [REG-38]', async () => {
  const file = photograph(maxFileBytes + 1);
  drawingGives(() => maxFileBytes + 1);
  expect(await smallerPhotograph(file)).toBe(file);
  globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
  expect(await smallerPhotograph(file)).toBe(file);
});
