import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';

const packageName = '@sparticuz/chromium';
const fromTests = createRequire(inRoot('e2e/package.json'));

// The package reads its environment while loading and unpacks into TMPDIR, so the package needs its own
// process.
const unpack = `
const { default: chromium } = await import(process.argv[1]);
chromium.setGraphicsMode = false;
const executablePath = await chromium.executablePath();
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
console.log(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
`;

export interface Unpacked {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const hasNss = async (): Promise<boolean> => {
  const { stdout } = await runProgram('ldconfig', { args: ['-p'], output: 'keep' }).catch(() => ({
    stdout: '',
  }));
  return stdout.includes('libnss3.so');
};

const isUnpacked = (value: unknown): value is Unpacked =>
  typeof value === 'object' && value !== null && 'executablePath' in value && 'env' in value;

export const unpackedBrowser = async (): Promise<Unpacked | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = fromTests.resolve(packageName);
  const home = entry.slice(0, entry.lastIndexOf(packageName) + packageName.length);
  const manifest = readFileSync(path.join(home, 'package.json'), 'utf8');
  const folder = inRoot('.cache', `chromium-${manifest.match(/"version": "([^"]+)"/)?.[1] ?? 'unknown'}`);
  mkdirSync(folder, { recursive: true });
  const libraries = (await hasNss()) ? {} : { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const { code, stdout } = await runProgram(process.execPath, {
    args: ['--input-type=module', '-e', unpack, pathToFileURL(entry).href],
    env: { TMPDIR: folder, ...libraries },
    output: 'keep',
  });
  if (code !== 0) return undefined;
  const unpacked: unknown = JSON.parse(stdout);
  return isUnpacked(unpacked) ? unpacked : undefined;
};
