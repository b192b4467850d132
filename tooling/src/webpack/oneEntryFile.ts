import type webpack from 'webpack';
import { isLazyModule } from './sharedModules.ts';

/** What webpack's types keep to themselves: a module that is taken from the page's shared ones. */
interface ConsumedModule extends webpack.Module {
  options: { shareKey: string };
}

export const isConsumed = (module: webpack.Module): module is ConsumedModule =>
  module.type === 'consume-shared-module';

/**
 * Whoever loads a remote's container asks for its exposed module next: both travel as one file. Only where that module
 * itself imports a lazy shared module it stays apart, because such a module is not there at once.
 */
export class OneEntryFilePlugin {
  private readonly entry: string;
  private readonly exposed: string;

  /** The names of the two chunks. */
  constructor(entry: string, exposed: string) {
    this.entry = entry;
    this.exposed = exposed;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('OneEntryFilePlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap('OneEntryFilePlugin', () => {
        const { chunkGraph, namedChunks } = compilation;
        const [entry, exposed] = [namedChunks.get(this.entry), namedChunks.get(this.exposed)];
        if (!entry || !exposed) return;
        const modules = [...chunkGraph.getChunkModulesIterable(exposed)];
        if (modules.some((module) => isConsumed(module) && isLazyModule(module.options.shareKey))) return;
        chunkGraph.integrateChunks(entry, exposed);
        compilation.chunks.delete(exposed);
      });
    });
  }
}
