import type { Registry } from './registry.ts';

/** The files of each shared module that is loaded on demand. */
export type SharedChunks = Record<string, string[]>;

const block = /<script type="application\/json" id="remotes">[^<]*<\/script>/;

/** Only for people who read the registry; pages do not need these. */
const notForPages: ReadonlySet<string> = new Set(['since', 'commit', 'shell']);

const forPages = (key: string, value: unknown) => (notForPages.has(key) ? undefined : value);

/** In a data block only the end tag needs escaping. */
export const registryBlock = (registry: Registry): string =>
  `<script type="application/json" id="remotes">${JSON.stringify(registry, forPages).replaceAll('<', '\\u003c')}</script>`;

/** Tells pages the files of the kit's modules that are loaded on demand. */
export const sharedChunksBlock = (chunks: SharedChunks): string =>
  `<script type="application/json" id="shared-chunks">${JSON.stringify(chunks)}</script>`;

/** The service worker fetches these for the pages after this one. */
export const soonNeededBlock = (files: readonly string[]): string =>
  `<script type="application/json" id="soon-needed">${JSON.stringify(files)}</script>`;

/** A release of a remote changes only this block in the shell's pages. */
export const withRegistry = (html: string, registry: Registry): string =>
  html.replace(block, () => registryBlock(registry));

export const shellVersionTag = (version: string): string =>
  `<meta name="shell-version" content="${version}">`;

export const shellVersionIn = (html: string): string | undefined =>
  /<meta name="shell-version" content="([^"]+)">/.exec(html)?.[1];
