import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { remotes } from '../checks/workspaces.ts';
import { root } from '../root.ts';
import { carriedModules } from './carriedModules.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: runBuild <folder with webpack.config.js>');

const everyModule = { all: false, modules: true, nestedModules: true };
const unlimited = { modulesSpace: Infinity, nestedModulesSpace: Infinity };

const { default: configuration } = await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href);
webpack(configuration, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors() || stats?.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  const carried =
    stats && remotes().includes(path.basename(folder))
      ? carriedModules(root, stats.toJson({ ...everyModule, ...unlimited }))
      : [];
  for (const file of carried)
    console.error(`${path.basename(folder)} carries ${file}, which the shell provides`);
  process.exitCode = stats?.hasErrors() || carried.length > 0 ? 1 : 0;
});
