import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { isLazyModule } from './sharedModules.ts';
import { providedRequest } from './sharedNames.ts';

/** The part of the kit that has a name of its own, because forms need it soon: antd's select. */
export const selectChunk = 'select';

/** The shell's files of each shared module that is fetched when it is needed, and of the select. */
export type SharedChunks = Record<string, string[]>;

/** What webpack's types keep to themselves: a module that is taken from the page's shared ones. */
interface ConsumedModule extends webpack.Module {
  options: { shareKey: string };
}

const isConsumed = (module: webpack.Module): module is ConsumedModule =>
  module.type === 'consume-shared-module';

/** The lazy shared modules that a chunk group imports, or the groups that load it. */
export function lazyModulesOf({ chunkGraph }: webpack.Compilation, group: webpack.ChunkGroup): string[] {
  const chunks = [group, ...group.getParents()].flatMap((each) => each.chunks);
  const modules = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(isConsumed)
    .map((module) => module.options.shareKey)
    .filter(isLazyModule);
  return [...new Set(modules)].sort();
}

const file = 'shared-chunks.json';

/** Writes shared-chunks.json, so that a page can name the files before the application runs. */
export class SharedChunksPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('SharedChunksPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SharedChunksPlugin', stage }, () => {
        const shared: SharedChunks = {};
        for (const module of compilation.modules) {
          const request = providedRequest(module);
          if (!request || !isLazyModule(request)) continue;
          const groups = module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
          shared[request] = groups.flatMap((group) => group?.getFiles() ?? []);
        }
        shared[selectChunk] = compilation.namedChunkGroups.get(selectChunk)?.getFiles() ?? [];
        compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(shared)));
      });
    });
  }
}

export const readSharedChunks = (folder: string): SharedChunks =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
