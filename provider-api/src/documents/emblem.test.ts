import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emblem } from 'shared-api/rules';
import { packageFolder } from '../db/packageFolder.ts';

it('papers carry the mark that the site shows', () => {
  const favicon = readFileSync(path.join(packageFolder(), '../shell/public/favicon.svg'), 'utf8');
  const drawn = [
    `d="${emblem.path}"`,
    `fill="${emblem.ground}"`,
    `rx="${emblem.corner}"`,
    `stroke="${emblem.ink}"`,
  ];
  for (const part of drawn) expect(favicon).toContain(part);
  expect(favicon).toContain(`viewBox="0 0 ${emblem.size} ${emblem.size}"`);
  expect(favicon).toContain(`stroke-width="${emblem.lineWidth}"`);
});
