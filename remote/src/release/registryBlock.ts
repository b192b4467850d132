import type { Registry } from './registry.ts';

/** The files of each shared module that is fetched when it is needed. */
export type SharedChunks = Record<string, string[]>;

const block = /<script type="application\/json" id="remotes">[^<]*<\/script>/;

/** These are for people who ask the registry. */
const notForPages: ReadonlySet<string> = new Set(['since', 'commit', 'shell']);

const forPages = (key: string, value: unknown) => (notForPages.has(key) ? undefined : value);

/** Inside a data block nothing but the end tag needs care. */
export const registryBlock = (registry: Registry): string =>
  `<script type="application/json" id="remotes">${JSON.stringify(registry, forPages).replaceAll('<', '\\u003c')}</script>`;

/** Pages learn here where the shell has what they take of the kit when they need it. */
export const sharedChunksBlock = (chunks: SharedChunks): string =>
  `<script type="application/json" id="shared-chunks">${JSON.stringify(chunks)}</script>`;

/** The worker fetches these for the pages that come after this one. */
export const soonNeededBlock = (files: readonly string[]): string =>
  `<script type="application/json" id="soon-needed">${JSON.stringify(files)}</script>`;

/** A release of a remote changes nothing else in a page of the shell. */
export const withRegistry = (html: string, registry: Registry): string =>
  html.replace(block, () => registryBlock(registry));

export const shellVersionTag = (version: string): string =>
  `<meta name="shell-version" content="${version}">`;

export const shellVersionIn = (html: string): string | undefined =>
  /<meta name="shell-version" content="([^"]+)">/.exec(html)?.[1];
