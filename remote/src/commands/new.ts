import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Bundler, bundlers, named, outsideFiles } from '../template/index.ts';
import { packageJson } from '../webpack/packages.ts';

const ours = ['api', 'remote', 'ui'];

const packedIn = (folder: string, from: string): Record<string, string> =>
  Object.fromEntries(
    ours.map((each) => {
      const file = readdirSync(folder).find((name) => name.startsWith(`airport-portal-${each}-`));
      if (!file) throw new Error(`${folder} has no package of ${each}: npm run packages writes it`);
      return [`@airport-portal/${each}`, `file:${path.relative(from, path.join(folder, file))}`];
    }),
  );

const pkg = path.resolve(import.meta.dirname, '../..');

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      packages: { type: 'string' },
      registry: { type: 'string' },
      bundler: { type: 'string', default: 'webpack' },
    },
  });
  const { packages, registry } = values;
  const bundler = bundlers.find((each): each is Bundler => each === values.bundler);
  if (!bundler) throw new Error(`--bundler is one of ${bundlers.join(', ')}`);
  if ((packages === undefined) === (registry === undefined))
    throw new Error("Say where the portal's packages are: --packages <folder> or --registry <address>");
  const name = named(positionals[0] ?? '');
  const folder = path.resolve(name.name);
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  const { version } = packageJson(pkg);
  const fromRegistry = Object.fromEntries(ours.map((each) => [`@airport-portal/${each}`, version]));
  const files = outsideFiles({
    ...name,
    bundler,
    registry,
    packages: packages === undefined ? fromRegistry : packedIn(path.resolve(packages), folder),
    versions: JSON.parse(readFileSync(path.join(pkg, 'dist/versions.json'), 'utf8')),
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  console.log(
    `${Object.keys(files).join('\n')}\n\ncd ${name.name} && npm install && npx portal-remote check`,
  );
}
