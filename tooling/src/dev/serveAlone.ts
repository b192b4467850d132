import { pathToFileURL } from 'node:url';
import type webpack from 'webpack';
import { atEnd } from '../processes/atEnd.ts';
import { portFrom } from '../processes/freePort.ts';
import { inRoot } from '../root.ts';
import type { DevServer } from '../webpack/standalone.ts';
import { serve } from './serve.ts';

type Loaded = { default: webpack.Configuration & DevServer };

export async function serveAlone(name: string): Promise<number> {
  // The configuration reads this variable, which webpack's command line also sets.
  process.env.WEBPACK_SERVE = 'true';
  const file = pathToFileURL(inRoot(name, 'webpack.config.js')).href;
  const { default: configuration }: Loaded = await import(file);
  const port = await portFrom(Number(configuration.devServer?.port ?? 3100));
  console.log(`Compiling ${name} …`);
  await serve({ ...configuration, devServer: { ...configuration.devServer, port } });
  console.log(`http://localhost:${port}/ is ready, with ${name} from its sources`);
  return new Promise<number>((resolve) => atEnd(() => resolve(0)));
}
