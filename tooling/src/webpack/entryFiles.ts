import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** The files that each entry of a build needs at once, in order. */
export type EntryFiles = Record<string, string[]>;

/** Writes entries.json, from which the pages' script and style tags are made. */
export class EntryFilesPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('EntryFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryFilesPlugin', stage }, () => {
        const files: EntryFiles = {};
        for (const [name, entry] of compilation.entrypoints) files[name] = entry.getFiles();
        compilation.emitAsset('entries.json', new webpack.sources.RawSource(JSON.stringify(files, null, 2)));
      });
    });
  }
}

export const readEntryFiles = (folder: string): EntryFiles =>
  JSON.parse(readFileSync(path.join(folder, 'entries.json'), 'utf8'));
