/** The parts are in the order of a JPEG file. The image data contains bytes that look like markers. */
export const partsOfJpeg = (last: number) => ({
  start: Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 3, last),
  drawn: Buffer.of(0xff, 0xdb, 0, 3, 1, 0xff, 0xda, 0, 3, 1, 9, 0xff, 0, 9, 0xff, 0xd0, 9),
  end: Buffer.of(0xff, 0xd9),
});

export const aJpeg = (last: number): Uint8Array =>
  new Uint8Array(Buffer.concat(Object.values(partsOfJpeg(last))));
