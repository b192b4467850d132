import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SharedChunks } from 'remote/release';
import { isLazyModule, providedRequest } from 'remote/webpack';
import type webpack from 'webpack';

/**
 * Returns the files of each lazy module, including files that the module preloads. With these names, a page can
 * fetch the files before the application runs.
 */
export function sharedChunksOf({ modules, moduleGraph, chunkGraph }: webpack.Compilation): SharedChunks {
  const shared: SharedChunks = {};
  for (const module of modules) {
    const request = providedRequest(module);
    if (!request || !isLazyModule(request)) continue;
    const groups = module.blocks.map((block) => chunkGraph.getBlockChunkGroup(block));
    const ahead = groups.flatMap(
      (group) => group?.getChildrenByOrders(moduleGraph, chunkGraph).preload ?? [],
    );
    shared[request] = [...new Set([...groups, ...ahead].flatMap((group) => group?.getFiles() ?? []))];
  }
  return shared;
}

export const readSharedChunks = (folder: string): SharedChunks =>
  JSON.parse(readFileSync(path.join(folder, 'shared-chunks.json'), 'utf8'));
