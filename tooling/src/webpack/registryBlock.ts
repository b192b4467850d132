import type { Registry } from './registry.ts';
import type { SharedChunks } from './sharedChunks.ts';

const block = /<script type="application\/json" id="remotes">[^<]*<\/script>/;

/** What is for people who ask the registry: since when something is live, from which commit, and in which shell. */
const notForPages: ReadonlySet<string> = new Set(['since', 'commit', 'shell']);

const forPages = (key: string, value: unknown) => (notForPages.has(key) ? undefined : value);

/** The registry as the page carries it. Inside a data block nothing but the end tag needs care. */
export const registryBlock = (registry: Registry): string =>
  `<script type="application/json" id="remotes">${JSON.stringify(registry, forPages).replaceAll('<', '\\u003c')}</script>`;

/** Where the shell has what pages take of the kit when they need it. */
export const sharedChunksBlock = (chunks: SharedChunks): string =>
  `<script type="application/json" id="shared-chunks">${JSON.stringify(chunks)}</script>`;

/** What a page has the worker fetch for those that come after it. */
export const soonNeededBlock = (files: readonly string[]): string =>
  `<script type="application/json" id="soon-needed">${JSON.stringify(files)}</script>`;

/** A page of the shell with another registry: a release of a remote changes nothing else in it. */
export const withRegistry = (html: string, registry: Registry): string =>
  html.replace(block, () => registryBlock(registry));

/** Names the version of the shell that a page starts. */
export const shellVersionTag = (version: string): string =>
  `<meta name="shell-version" content="${version}">`;

export const shellVersionIn = (html: string): string | undefined =>
  /<meta name="shell-version" content="([^"]+)">/.exec(html)?.[1];
