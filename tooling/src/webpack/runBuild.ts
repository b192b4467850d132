import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const [folder, output] = process.argv.slice(2);
if (!folder) throw new Error('Usage: runBuild <folder with webpack.config.js> [output folder]');

const { default: configuration } = await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href);
const elsewhere = output
  ? { ...configuration, output: { ...configuration.output, path: output } }
  : configuration;
webpack(elsewhere, (error, stats) => {
  if (error) throw error;
  if (stats?.hasErrors() || stats?.hasWarnings())
    console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  process.exitCode = stats?.hasErrors() ? 1 : 0;
});
