import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { atEnd } from '../processes/atEnd.ts';
import type { DevServer } from '../webpack/standalone.ts';

/** The promise is fulfilled after the first build. */
export async function serve({ devServer, ...settings }: webpack.Configuration & DevServer): Promise<void> {
  const compiler = webpack(settings);
  if (!compiler) throw new Error('The development build has no configuration');
  const built = new Promise<void>((resolve) => {
    compiler.hooks.afterDone.tap('serve', () => resolve());
  });
  const server = new WebpackDevServer(devServer, compiler);
  atEnd(() => server.stop());
  const from = Date.now();
  const telling = setInterval(
    () => console.log(`Still compiling after ${Math.round((Date.now() - from) / 1000)} s.`),
    10_000,
  );
  await server.start();
  await built.finally(() => clearInterval(telling));
}
