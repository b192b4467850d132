import webpack from 'webpack';

/** The federation runtime remembers a failed load for ever, so only the script loader can retry. */
class ChunkRetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk retry', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const load = webpack.RuntimeGlobals.loadScript;
    return `
      var loadOnce = ${load};
      ${load} = (url, done, key, chunkId, priority) => {
        var attempt = 0;
        var go = (address) => loadOnce(address, (event) => {
          if (event && event.type !== 'load' && attempt < 3) {
            setTimeout(() => go(url + '?retry=' + attempt), 250 * 2 ** attempt++);
          } else done(event);
        }, key && key + ':' + attempt, chunkId, priority);
        go(url);
      };`;
  }
}

export class ChunkRetryPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('ChunkRetryPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkRetryRuntimeModule());
        });
    });
  }
}
