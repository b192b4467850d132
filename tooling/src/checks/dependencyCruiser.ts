import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '../processes/runProgram.ts';
import { inRoot } from '../root.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

export interface Cruise {
  /** Packages and Node's own modules are not included. */
  readonly inspected: readonly string[];
  readonly violations: readonly Violation[];
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

interface Report {
  readonly modules: readonly {
    readonly source: string;
    readonly coreModule?: boolean;
    readonly matchesDoNotFollow?: boolean;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: { readonly violations: readonly Violation[] };
}

/** The paths are relative to `base`. The rules are in .dependency-cruiser.cjs. */
export const cruise = async (folders: readonly string[], base: string): Promise<Cruise> => {
  const { stdout, stderr } = await runProgram(process.execPath, {
    args: [
      '--import',
      pathToFileURL(path.join(import.meta.dirname, 'swcReadsTsx.js')).href,
      inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json'],
      ...folders,
    ],
    cwd: base,
    output: 'keep',
  });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no report: ${stderr || stdout}`);
  const { modules, summary }: Report = JSON.parse(stdout);
  const inspected = modules.filter(
    ({ source, coreModule, matchesDoNotFollow }) =>
      !coreModule && !matchesDoNotFollow && /\.tsx?$/.test(source),
  );
  return {
    inspected: inspected.map(({ source }) => source),
    violations: summary.violations,
    imports: new Map(
      inspected.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
    ),
  };
};
