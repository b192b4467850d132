import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { isLazyDoor } from './doors.ts';
import { isConsumed } from './oneEntryFile.ts';

/** The files of the shell behind each door of the kit that is fetched when it is needed. */
export type DoorFiles = Record<string, string[]>;

/** The doors that the modules of a chunk group open, or those of the groups that load it. */
export function doorsOf({ chunkGraph }: webpack.Compilation, group: webpack.ChunkGroup): string[] {
  const chunks = [group, ...group.getParents()].flatMap((each) => each.chunks);
  const doors = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(isConsumed)
    .map((module) => module.options.shareKey)
    .filter(isLazyDoor);
  return [...new Set(doors)].sort();
}

const file = 'doors.json';

/** Writes doors.json, so that a page can name the files before the application runs. */
export class DoorFilesPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('DoorFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'DoorFilesPlugin', stage }, () => {
        const doors: DoorFiles = {};
        for (const module of compilation.modules) {
          if (!isConsumed(module) || !isLazyDoor(module.options.shareKey)) continue;
          const groups = module.blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
          doors[module.options.shareKey] = groups.flatMap((group) => group?.getFiles() ?? []);
        }
        compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(doors)));
      });
    });
  }
}

export const readDoorFiles = (folder: string): DoorFiles =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
