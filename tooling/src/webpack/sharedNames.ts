import webpack from 'webpack';
import { runtimeName } from './federation.ts';
import type { Names } from './release.ts';

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): Names =>
  Object.fromEntries(
    [...names]
      .map(([request, used]): [string, string[]] => [request, [...used].sort()])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The request and the names of an import, of those dependencies that are one; a namespace import takes any name. */
function importOf(dependency: webpack.Dependency): { request: string; names: string[] } | undefined {
  const request: unknown = Reflect.get(dependency, 'request');
  const ids: unknown = Reflect.get(dependency, 'ids');
  if (typeof request !== 'string' || !Array.isArray(ids)) return undefined;
  return { request, names: ids.length > 0 ? [String(ids[0])] : ['*'] };
}

/** Which names the modules of a build import from the given requests. To be asked while the build is under way. */
export function collectUses(compilation: webpack.Compilation, requests: readonly string[]): () => Names {
  const found = new Map<string, Set<string>>();
  compilation.hooks.finishModules.tap('collectUses', (modules) => {
    for (const module of modules) {
      const blocks = module.blocks.flatMap((block) => block.dependencies);
      for (const dependency of [...module.dependencies, ...blocks]) {
        const used = importOf(dependency);
        if (!used || !requests.includes(used.request)) continue;
        const names = found.get(used.request) ?? new Set();
        for (const name of used.names) names.add(name);
        found.set(used.request, names);
      }
    }
  });
  return () => sorted(found);
}

/** `provide module (default) shared-ui@1.0.0 = …`: how federation identifies what the shell provides. */
export const providedRequest = (module: webpack.Module): string | undefined =>
  /^provide module \(\w+\) (.+?)@\d\S* = /.exec(module.identifier())?.[1];

/** Which names the shell gives of everything that it provides; a module of the older kind gives any. */
export class ProvidedNamesPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('ProvidedNamesPlugin', (compilation) => {
      const modules = new Map<string, webpack.Module>();
      compilation.hooks.finishModules.tap('ProvidedNamesPlugin', (all) => {
        for (const module of all) {
          const request = providedRequest(module);
          const [dependency] = [...module.dependencies, ...module.blocks.flatMap((one) => one.dependencies)];
          const target = dependency && compilation.moduleGraph.getModule(dependency);
          if (request && target) modules.set(request, target);
        }
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvidedNamesPlugin', stage }, () => {
        if (modules.size === 0)
          throw new Error('The shell provides nothing: has federation changed its identifiers?');
        const names = new Map<string, ReadonlySet<string>>();
        for (const [request, module] of modules) {
          const exports = compilation.moduleGraph.getProvidedExports(module);
          names.set(request, new Set(Array.isArray(exports) ? exports : ['*']));
        }
        const text = JSON.stringify({ ...sorted(names), ...runtimeName() }, null, 2);
        compilation.emitAsset('provides.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
