import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import type webpack from 'webpack';
import type { PageFiles } from './release.ts';
import { lazyModulesOf } from './sharedChunks.ts';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: object): object[] =>
  Object.values(node)
    .flat()
    .filter((value): value is object => typeof value === 'object' && value !== null);

function* within(node: object): Generator<Node> {
  if (isNode(node)) yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : undefined;

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.value === 'string' ? node.value : undefined;

/** The values of an object literal by the names of its properties. */
const propertiesOf = ({ properties }: Node): ReadonlyMap<string, unknown> =>
  new Map(
    (Array.isArray(properties) ? properties : []).flatMap((property: unknown) => {
      const key = isNode(property) ? nameOf(property.key) : undefined;
      return isNode(property) && key !== undefined ? [[key, property.value] as const] : [];
    }),
  );

const importedWithin = (node: object): string | undefined => {
  for (const call of within(node)) {
    if (call.type !== 'CallExpression' || !isNode(call.callee) || call.callee.type !== 'Import') continue;
    const [first]: unknown[] = Array.isArray(call.arguments) ? call.arguments : [];
    const request = typeof first === 'object' && first !== null && textOf(Reflect.get(first, 'expression'));
    if (request) return request;
  }
  return undefined;
};

/** The module that each route of a remote imports when its page is opened, as the text of `remote.tsx` has it. */
export function pageImports(source: string): ReadonlyMap<string, string> {
  const nodes = [...within(parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }))];
  const constants = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [nameOf(id), init] as const),
  );
  const found = new Map<string, string>();
  for (const node of nodes.filter(({ type }) => type === 'ObjectExpression')) {
    const properties = propertiesOf(node);
    const route = textOf(properties.get('path'));
    const component = properties.get('Component');
    const page = constants.get(nameOf(component)) ?? component;
    const request = isNode(page) ? importedWithin(page) : undefined;
    if (route !== undefined && request !== undefined) found.set(route, request);
  }
  return found;
}

const isCode = (file: string) => /\.(js|css)$/.test(file);

/** What each page of a remote is made of, beside the entry: its own files, and the lazy modules of the kit that it imports. */
export function pageFilesOf(compilation: webpack.Compilation, dir: string): Record<string, PageFiles> {
  const imports = pageImports(readFileSync(path.join(dir, 'src/remote.tsx'), 'utf8'));
  const groups = new Map<string, webpack.ChunkGroup>();
  for (const { blocks } of compilation.modules) {
    for (const block of blocks) {
      const request: unknown = Reflect.get(block, 'request');
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (typeof request === 'string' && group) groups.set(request, group);
    }
  }
  return Object.fromEntries(
    [...imports].flatMap(([route, request]) => {
      const group = groups.get(request);
      if (!group) return [];
      return [
        [route, { files: group.getFiles().filter(isCode), lazyModules: lazyModulesOf(compilation, group) }],
      ];
    }),
  );
}

/** The pages with what they ask for first; calls of a route that has no page of its own are a mistake. */
export function withCalls(
  pages: Readonly<Record<string, PageFiles>>,
  calls: Readonly<Record<string, string[]>>,
): Record<string, PageFiles> {
  const astray = Object.keys(calls).find((route) => !(route in pages));
  if (astray !== undefined) throw new Error(`firstCalls.ts names ${astray}, which is no page of the remote`);
  return Object.fromEntries(
    Object.entries(pages).map(([route, page]) => {
      const first = calls[route];
      return [route, first ? { ...page, calls: first } : page];
    }),
  );
}
