import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type Registry,
  registryBlock,
  sharedChunksBlock,
  shellVersionTag,
  soonNeededBlock,
  writeAtomically,
} from 'remote/release';
import { root } from '../../root.ts';
import { readEntryFiles } from '../entryFiles.ts';
import { readSharedChunks } from '../sharedChunks.ts';

/** The body is rendered in advance, so that the page paints without a script. */
interface RenderedPage {
  title: string;
  description: string;
  body: string;
  /**
   * Both values name an entry of the build `pages`. The styles are written into the page, the script is
   * loaded.
   */
  styles?: string;
  script?: string;
}

const require = createRequire(import.meta.url);
const dist = path.join(root, 'shell/dist');

const script = (file: string, mode: string) => `<script src="/${file}" ${mode}></script>`;
const isScript = (file: string) => file.endsWith('.js');
const isStylesheet = (file: string) => file.endsWith('.css');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A static page allows only its own styles. The application's page has no style policy, because antd writes
 * styles at run time.
 */
const stylePolicy = (texts: readonly string[]): string =>
  `<meta http-equiv="Content-Security-Policy" content="style-src ${["'self'", ...texts.map(hashOf)].join(' ')}">`;

const textsOf = (build: string, files: readonly string[]): string[] =>
  files
    .filter(isStylesheet)
    .map((file) => readFileSync(path.join(build, file), 'utf8').replaceAll('</', '<\\/'));

/** With inline styles, the first paint does not wait for a stylesheet. */
const inlinedStyles = (build: string, files: readonly string[]): string =>
  textsOf(build, files)
    .map((text) => `<style>${text}</style>`)
    .join('\n    ');

export function writeAntdStyles(): string {
  const { styles } = rendered();
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
  const file = `assets/antd.${hash}.css`;
  writeAtomically(path.join(dist, 'web', file), styles);
  return file;
}

export function writePages(
  site: string,
  registry: Registry,
  shellVersion: string,
  antdFile: string,
): Record<string, string> {
  const template = readFileSync(path.join(root, 'shell/src/pages/page.html'), 'utf8');
  const { pages } = rendered();
  const application = readEntryFiles(path.join(dist, 'web')).main ?? [];
  const small = readEntryFiles(path.join(dist, 'pages'));

  const written: Record<string, string> = {};
  for (const [file, page] of Object.entries(pages)) {
    const head = page.styles
      ? staticHead(small[page.styles] ?? [], page.script ? (small[page.script] ?? []) : [])
      : applicationHead({ registry, shellVersion, boot: small.boot ?? [], files: application });
    const values: Record<string, string> = {
      title: page.title,
      description: page.description,
      head,
      // The stylesheet is linked at the end of the body, so that it does not delay the first paint.
      body: page.styles ? page.body : `${page.body}<link rel="stylesheet" href="/${antdFile}">`,
    };
    const html = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    requireFiles(site, file, html);
    writeAtomically(path.join(site, file), html);
    written[file] = html;
  }
  return written;
}

/** @throws Error if the page names a file that the site does not have, such as an unwritten manual */
function requireFiles(site: string, page: string, html: string): void {
  for (const [, file = ''] of html.matchAll(/(?:href|src)="(\/[^"?#]*\.\w+)"/g)) {
    if (!existsSync(path.join(site, file)))
      throw new Error(`${page} names ${file}, which the site does not have`);
  }
}

interface Application {
  registry: Registry;
  shellVersion: string;
  boot: string[];
  files: string[];
}

/** The registry and the script that preloads the opened remote must precede the application. */
function applicationHead({ registry, shellVersion, boot, files }: Application): string {
  return [
    shellVersionTag(shellVersion),
    registryBlock(registry),
    sharedChunksBlock(readSharedChunks(path.join(dist, 'web'))),
    ...boot.filter(isScript).map((file) => script(file, 'async')),
    inlinedStyles(path.join(dist, 'web'), files),
    ...files.filter(isScript).map((file) => script(file, 'defer')),
  ].join('\n    ');
}

/**
 * The landing page does not need these files. While it is open, the service worker caches them for login and
 * registration.
 */
function filesOfForms(): string[] {
  const chunks = readSharedChunks(path.join(dist, 'web'));
  const modules = ['shared-ui/form', 'shared-ui/dialogs', 'shared-ui/fields', 'shared-ui/registration'];
  const files = new Set(modules.flatMap((module) => chunks[module] ?? []));
  return [...files].map((file) => `/${file}`);
}

function staticHead(styles: string[], scripts: string[]): string {
  return [
    ...(scripts.length > 0 ? [soonNeededBlock(filesOfForms())] : []),
    stylePolicy(textsOf(path.join(dist, 'pages'), styles)),
    inlinedStyles(path.join(dist, 'pages'), styles),
    ...scripts.filter(isScript).map((file) => script(file, 'defer')),
  ].join('\n    ');
}

function rendered(): { pages: Record<string, RenderedPage>; styles: string } {
  const file = path.join(dist, 'renderer/pages.cjs');
  delete require.cache[file];
  return require(file);
}
