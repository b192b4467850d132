import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';
import encodeQR from 'qr';
import { findBrowser } from 'tooling/browser';

const [width, height] = [640, 480];
const framesPerSecond = 10;
const squarePx = 8;

function filmOf(text: string): Buffer {
  const code = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const light = Buffer.alloc(width * height, 235);
  const left = Math.floor((width - code.length * squarePx) / 2);
  const top = Math.floor((height - code.length * squarePx) / 2);
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < squarePx; line += 1) {
          const from = (top + y * squarePx + line) * width + left + x * squarePx;
          light.fill(16, from, from + squarePx);
        }
  const colourless = Buffer.alloc(width * height * 0.5, 128);
  const frame = [Buffer.from('FRAME\n'), light, colourless];
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`),
    ...frame,
    ...frame,
  ]);
}

export async function cameraBrowser(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'camera-'));
  const film = path.join(folder, 'code.y4m');
  await writeFile(film, filmOf(text));
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const close = async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  };
  return { browser, close };
}
