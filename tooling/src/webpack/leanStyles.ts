import webpack from 'webpack';

const quotedOrSpace = /("[^"]*"|'[^']*')|\s*([{};,])\s*|(:)\s+|\s+/g;

/** The same styles without remarks and needless space; what stands in quotes stays. */
export const leanStyles = (css: string): string =>
  css
    .replace(/("[^"]*"|'[^']*')|\/\*[\s\S]*?\*\//g, (_, quoted: string | undefined) => quoted ?? '')
    .replace(
      quotedOrSpace,
      (_, quoted: string | undefined, mark: string | undefined, colon: string | undefined) =>
        quoted ?? mark ?? colon ?? ' ',
    );

/** Remarks are for whoever reads the source; the styles of the first paint stand in the page itself. */
export class LeanStylesPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('LeanStylesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'LeanStylesPlugin', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (file.endsWith('.css'))
            compilation.updateAsset(
              file,
              new webpack.sources.RawSource(leanStyles(source.source().toString())),
            );
      });
    });
  }
}
