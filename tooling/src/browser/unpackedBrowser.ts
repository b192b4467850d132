import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';
import { fromTests } from './playwrightBrowser.ts';

const packageName = '@sparticuz/chromium';

// The package reads its environment while loading and unpacks into TMPDIR, so it needs its own process.
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
  return code === 0 ? JSON.parse(stdout) : undefined;
};
