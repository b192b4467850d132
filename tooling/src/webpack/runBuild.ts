import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: runBuild <folder with webpack.config.js>');

const { default: configuration } = await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href);
webpack(configuration, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors() || stats?.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  process.exitCode = stats?.hasErrors() ? 1 : 0;
});
