import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SharedChunks } from 'remote/release';
import type webpack from 'webpack';
import { isLazyModule } from './sharedModules.ts';
import { isConsumed, providedRequest } from './sharedNames.ts';

/** A lazy shared module may be imported by the group itself, or by the groups that load it. */
export function lazyModulesOf({ chunkGraph }: webpack.Compilation, group: webpack.ChunkGroup): string[] {
  const chunks = [group, ...group.getParents()].flatMap((each) => each.chunks);
  const modules = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(isConsumed)
    .map((module) => module.options.shareKey)
    .filter(isLazyModule);
  return [...new Set(modules)].sort();
}

/** A page can name these files before the application runs. */
export function sharedChunksOf({ modules, chunkGraph }: webpack.Compilation): SharedChunks {
  const shared: SharedChunks = {};
  for (const module of modules) {
    const request = providedRequest(module);
    if (!request || !isLazyModule(request)) continue;
    const groups = module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block));
    shared[request] = groups.flatMap((group) => group?.getFiles() ?? []);
  }
  return shared;
}

export const readSharedChunks = (folder: string): SharedChunks =>
  JSON.parse(readFileSync(path.join(folder, 'shared-chunks.json'), 'utf8'));
