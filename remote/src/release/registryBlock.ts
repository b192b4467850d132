import type { Registry } from './registry.ts';

export type SharedChunks = Record<string, string[]>;

const block = /<script type="application\/json" id="remotes">[^<]*<\/script>/;

/** Pages do not need these fields; they are for people who read the registry. */
const notForPages: ReadonlySet<string> = new Set(['since', 'commit', 'shell']);

const forPages = (key: string, value: unknown) => (notForPages.has(key) ? undefined : value);

export const registryBlock = (registry: Registry): string =>
  `<script type="application/json" id="remotes">${JSON.stringify(registry, forPages).replaceAll('<', '\\u003c')}</script>`;

export const sharedChunksBlock = (chunks: SharedChunks): string =>
  `<script type="application/json" id="shared-chunks">${JSON.stringify(chunks)}</script>`;

/** The service worker fetches these files in advance, for the next pages. */
export const soonNeededBlock = (files: readonly string[]): string =>
  `<script type="application/json" id="soon-needed">${JSON.stringify(files)}</script>`;

export const withRegistry = (html: string, registry: Registry): string =>
  html.replace(block, () => registryBlock(registry));

export const shellVersionTag = (version: string): string =>
  `<meta name="shell-version" content="${version}">`;

export const shellVersionIn = (html: string): string | undefined =>
  /<meta name="shell-version" content="([^"]+)">/.exec(html)?.[1];
