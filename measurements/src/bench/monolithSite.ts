import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd, filesBelow, inRoot } from 'tooling/programs';
import { compressSite, inlinedStyles, readEntryFiles } from 'tooling/webpack';
import webpack from 'webpack';
import { monolith } from './monolith.ts';

const build = (output: string): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(monolith(output), (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors())
        reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });

const isScript = (file: string): boolean => file.endsWith('.js');

/** The application's page with the monolith's files in place of the shell's and of what preloads the remotes. */
const rewrite = (html: string, built: string, files: readonly string[]): string => {
  const scripts = files.filter(isScript).map((file) => `<script src="/${file}" defer></script>`);
  return html
    .replaceAll(/<script src="\/assets\/[^"]*" (async|defer)><\/script>\s*/g, '')
    .replaceAll(/<style>[^<]*<\/style>\s*/g, '')
    .replace('</head>', () => [inlinedStyles(built, files), ...scripts, '</head>'].join('\n'));
};

const isApplication = (html: string): boolean => html.includes('id="remotes"');

/** The built site once more, its application as one build without federation; resolves to its folder. */
export const monolithSite = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-monolith-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const built = path.join(folder, 'build');
  const site = path.join(folder, 'site');
  await build(built);
  cpSync(inRoot('.cache/site'), site, { recursive: true });
  cpSync(built, site, { recursive: true });
  const files = readEntryFiles(built).main ?? [];
  for (const file of filesBelow('.cache/site').filter((name) => name.endsWith('.html'))) {
    const target = path.join(site, path.relative('.cache/site', file));
    const html = readFileSync(target, 'utf8');
    if (isApplication(html)) writeFileSync(target, rewrite(html, built, files));
  }
  await compressSite(site);
  return site;
};
