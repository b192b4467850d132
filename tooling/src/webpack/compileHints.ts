import webpack from 'webpack';

/** Read by the browser's compiler, and only at a file's very beginning. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile the files of the start while they are on their way, beside the page's own thread, instead of
 * function by function on that thread when each is first called.
 */
export class CompileHintsPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('CompileHintsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHintsPlugin', stage }, () => {
        const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        for (const file of new Set(files.filter((name) => name.endsWith('.js'))))
          compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(hint, source));
      });
    });
  }
}
