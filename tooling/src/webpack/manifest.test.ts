import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

const folder = path.join(root, 'shell/public');
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8'));

/** A PNG states its size in its own header. */
const sizeOf = (file: string) => {
  const png = readFileSync(path.join(folder, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

describe('the manifest by which the portal is installed', () => {
  it('names icons of the sizes that browsers ask for, one of them for a mask', () => {
    for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
    expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
  });

  it('opens a page of the application, which the service worker keeps for a start without a connection', () => {
    expect(manifest.start_url).toMatch(/^\/app\/[a-z]+$/);
    expect(manifest.scope).toBe('/');
  });
});
