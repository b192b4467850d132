import webpack from 'webpack';

/**
 * A failed shared chunk poisons the page for good, because the federation runtime remembers the rejection. The
 * script loader is the one place beneath that memory, so the retry lives there, in the runtime of every build.
 */
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
