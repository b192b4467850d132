import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** No file has this hash: what the registry does not vouch for is refused by the browser itself. */
const never = `sha384-${'A'.repeat(64)}`;

const hash = (tag: string, url: string) =>
  `var known = self.portalIntegrity;
   if (known) ${tag}.integrity = known[new URL(${url}, location.href).pathname] || '${never}';`;

/** A remote's chunks and styles run only with the hash that the registry gives for them (the shell fills the table). */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${hash('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => `${source}\n${hash(names.tag, names.href)}`,
      );
    });
  }
}
