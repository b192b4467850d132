import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';
import { remotes } from './workspaces.ts';

/**
 * The shell provides these modules. A remote that bundles such a module brings a second copy with its own
 * state.
 */
const provided =
  /node_modules\/(react|react-dom|react-router|react-router-dom|@tanstack|zustand|dayjs|yup|antd|@rc-component|@ant-design|@module-federation\/runtime-core)\/|^shared-ui\/(?!src\/remote\.ts$)|^shared-api\/src\/(http|kept-day)\//;

const configurationOf = async (name: string): Promise<webpack.Configuration> => {
  const { default: configuration }: { default: webpack.Configuration } = await import(
    pathToFileURL(inRoot(name, 'webpack.config.js')).href
  );
  return {
    ...configuration,
    output: { ...configuration.output, path: inRoot('.cache/bundles', name) },
    optimization: { ...configuration.optimization, minimize: false, concatenateModules: false },
  };
};

const modulesOf = async (name: string): Promise<readonly string[]> => {
  const compiler = webpack(await configurationOf(name));
  if (!compiler) throw new Error(`${name} has no webpack configuration`);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((failure, done) =>
      done ? resolve(done) : reject(failure ?? new Error(`${name} was not built`)),
    );
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  return [...stats.compilation.modules].flatMap((module) => {
    const file = module.nameForCondition();
    return file === null ? [] : [path.relative(inRoot(), file).split(path.sep).join('/')];
  });
};

export const bundleProblems = async (
  name: string,
): Promise<{ readonly inspected: number; readonly problems: readonly string[] }> => {
  const modules = await modulesOf(name);
  return {
    inspected: modules.length,
    problems: [
      ...(modules.includes(`${name}/src/remote.tsx`) ? [] : [`${name} was built without src/remote.tsx`]),
      ...modules.filter((file) => provided.test(file)).map((file) => `${name} carries ${file}`),
    ],
  };
};

export const remoteBundles = async (): Promise<Counts> => {
  const problems: string[] = [];
  let modules = 0;
  for (const name of remotes()) {
    const found = await bundleProblems(name);
    modules += found.inspected;
    problems.push(...found.problems);
  }
  return byProblems(
    problems,
    `${modules} modules in ${remotes().length} remotes, none that the shell provides.`,
  );
};
