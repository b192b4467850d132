import webpack from 'webpack';

export class BuildFilePlugin {
  readonly file: string;
  readonly describe: (compilation: webpack.Compilation) => unknown;

  constructor(file: string, describe: (compilation: webpack.Compilation) => unknown) {
    this.file = file;
    this.describe = describe;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('BuildFilePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildFilePlugin', stage }, () => {
        const text = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
      });
    });
  }
}
