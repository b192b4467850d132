import type webpack from 'webpack';
import { isCode } from '../release/integrity.ts';
import type { PageFiles } from '../release/Release.ts';
import type { Table } from './pageTable.ts';
import { isLazyModule } from './sharedModules.ts';
import { isConsumed } from './sharedNames.ts';

/** A lazy shared module may be imported by the chunk group itself, or by a group that loads this group. */
function lazyModulesOf({ chunkGraph }: webpack.Compilation, group: webpack.ChunkGroup): string[] {
  const chunks = [group, ...group.getParents()].flatMap((each) => each.chunks);
  const modules = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(isConsumed)
    .map((module) => module.options.shareKey)
    .filter(isLazyModule);
  return [...new Set(modules)].sort();
}

export function withFiles(
  { pages, imports }: Pick<Table, 'pages' | 'imports'>,
  compilation: webpack.Compilation,
): Record<string, PageFiles> {
  const groups = new Map<string, webpack.ChunkGroup>();
  for (const { blocks } of compilation.modules) {
    for (const block of blocks) {
      const request: unknown = Reflect.get(block, 'request');
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (typeof request === 'string' && group) groups.set(request, group);
    }
  }
  return Object.fromEntries(
    Object.entries(pages).map(([route, page]) => {
      const group = groups.get(imports.get(route) ?? '');
      if (!group) throw new Error(`The page ${route} imports nothing that was built`);
      const files = group.getFiles().filter(isCode);
      return [route, { ...page, files, lazyModules: lazyModulesOf(compilation, group) }];
    }),
  );
}
