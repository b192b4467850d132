import type webpack from 'webpack';
import type { Names } from '../release/Release.ts';
import { runtimeName } from './federation.ts';

interface ConsumedModule extends webpack.Module {
  options: { shareKey: string };
}

export const isConsumed = (module: webpack.Module): module is ConsumedModule =>
  module.type === 'consume-shared-module';

/** The name that webpack gives to a provided module is `provide module (default) shared-ui@1.0.0 = …`. */
export const providedRequest = (module: webpack.Module): string | undefined =>
  /^provide module \(\w+\) (.+?)@\d\S* = /.exec(module.identifier())?.[1];

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): Names =>
  Object.fromEntries(
    [...names]
      .map(([request, used]): [string, string[]] => [request, [...used].sort()])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** A namespace import may use any name; an import without names uses none. */
function namesIn(dependency: webpack.Dependency | null): readonly string[] {
  const ids: unknown = dependency && Reflect.get(dependency, 'ids');
  if (!Array.isArray(ids)) return [];
  return ids.length > 0 ? [String(ids[0])] : ['*'];
}

export function namesUsed({ modules, moduleGraph }: webpack.Compilation): Names {
  const found = new Map<string, Set<string>>();
  for (const module of modules) {
    if (!isConsumed(module)) continue;
    const names = found.get(module.options.shareKey) ?? new Set();
    for (const { dependency } of moduleGraph.getIncomingConnections(module))
      for (const name of namesIn(dependency)) names.add(name);
    found.set(module.options.shareKey, names);
  }
  return { ...sorted(found), ...runtimeName() };
}

/** A CommonJS module may provide any name. */
export function namesProvided({ modules, moduleGraph }: webpack.Compilation): Names {
  const names = new Map<string, ReadonlySet<string>>();
  for (const module of modules) {
    const request = providedRequest(module);
    const [dependency] = [...module.dependencies, ...module.blocks.flatMap((one) => one.dependencies)];
    const target = dependency && moduleGraph.getModule(dependency);
    if (!request || !target) continue;
    const exports = moduleGraph.getProvidedExports(target);
    names.set(request, new Set(Array.isArray(exports) ? exports : ['*']));
  }
  if (names.size === 0)
    throw new Error('The shell provides nothing: has federation changed its identifiers?');
  return { ...sorted(names), ...runtimeName() };
}
