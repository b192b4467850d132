const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;

/**
 * JFIF (0xe0) and Adobe (0xee) describe the picture. Other application segments may reveal the place, the time and the
 * device.
 */
const tells = (marker: number): boolean =>
  marker === comment || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);

/** A zero or a restart marker (0xd0 to 0xd7) after 0xff belongs to the picture. */
function endOfScan(jpeg: Buffer, start: number): number {
  let at = jpeg.indexOf(0xff, start);
  while (at >= 0) {
    const marker = jpeg[at + 1] ?? endOfImage;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
    at = jpeg.indexOf(0xff, at + 1);
  }
  return jpeg.length;
}

/** Removes the camera's data inside and after the picture. Returns undefined for an incomplete picture. */
export function bareJpeg(jpeg: Buffer): Buffer | undefined {
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff && jpeg[at + 1] !== endOfImage) {
    const marker = jpeg.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const segment = at + 2 + jpeg.readUInt16BE(at + 2);
    const end = marker === startOfScan ? endOfScan(jpeg, segment) : segment;
    if (!tells(marker)) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  const ending = jpeg.subarray(at, at + 2);
  if (ending[0] !== 0xff || ending[1] !== endOfImage) return undefined;
  return Buffer.concat([...kept, ending]);
}
