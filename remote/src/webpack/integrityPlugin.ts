import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { integrityOf, isCode } from '../release/integrity.ts';

/** No file has this hash, so browsers refuse files that the entry does not list. */
const never = `sha384-${'A'.repeat(64)}`;

/** In the entry, this text is replaced with the hashes of all other files, as soon as those files are final. */
const placeholder = 'HASHES_OF_LATER_FILES';
const hashOf = `${webpack.RuntimeGlobals.require}.integrityOf`;

class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `
      var hashes = ${placeholder};
      ${hashOf} = (url) => hashes[url.split('?')[0].split('/').pop()] || '${never}';`;
  }
}

/** The entry contains the hashes of all other files, and the registry contains the hash of the entry. */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunkHandlers)
        .tap('IntegrityPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new HashesRuntimeModule());
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.integrity = ${hashOf}(url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${tag}.integrity = ${hashOf}(${href});`,
      );
      // At this stage all files are final except the entry, whose content and name the hashes change.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => fillIn(compilation));
    });
  }
}

function fillIn(compilation: webpack.Compilation): void {
  const code = compilation.getAssets().filter(({ name }) => isCode(name));
  const isEntry = ({ source }: webpack.Asset) => source.source().includes(placeholder);
  const later = code.filter((asset) => !isEntry(asset));
  const hashes = Object.fromEntries(later.map(({ name, source }) => [name, integrityOf(source.buffer())]));
  for (const { name, source } of code.filter(isEntry)) {
    const filled = source
      .source()
      .toString()
      .replaceAll(placeholder, () => `(${JSON.stringify(hashes)})`);
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}
