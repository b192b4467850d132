import webpack from 'webpack';
import { runtimeName } from './federation.ts';
import { integrityOf, isCode } from './integrity.ts';
import { withFiles } from './pageFiles.ts';
import { readTable } from './pageTable.ts';
import type { Names, Release } from './release.ts';
import { collectUses } from './sharedNames.ts';
import { contractVersion } from './workspace.ts';

type Identity = Pick<Release, 'name' | 'version' | 'container'>;

/** Writes release.json beside a remote's files: what the registry needs to know of this build. */
export class ReleaseFilePlugin {
  private readonly dir: string;
  private readonly identity: Identity;
  private readonly shared: readonly string[];

  /** `shared` names what the shell provides. */
  constructor(dir: string, identity: Identity, shared: readonly string[]) {
    this.dir = dir;
    this.identity = identity;
    this.shared = shared;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('ReleaseFilePlugin', (compilation) => {
      const uses = collectUses(compilation, this.shared);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleaseFilePlugin', stage }, async () => {
        const release = await this.describe(compilation, uses());
        compilation.emitAsset(
          'release.json',
          new webpack.sources.RawSource(JSON.stringify(release, null, 2)),
        );
      });
    });
  }

  private async describe(compilation: webpack.Compilation, uses: Names): Promise<Release> {
    const { name, container } = this.identity;
    const code = compilation.getAssets().filter((asset) => isCode(asset.name));
    // The entry, and the exposed module.
    const atOnce = [...compilation.chunks].filter((chunk) => chunk.name);
    const preload = atOnce.flatMap((chunk) => [...chunk.files].filter(isCode));
    const entry = preload.find((file) => file.startsWith('remoteEntry.'));
    if (!entry) throw new Error(`${name} was built without a remote entry`);
    const hashes = (assets: typeof code) =>
      Object.fromEntries(assets.map(({ name: file, source }) => [file, integrityOf(source.buffer())]));
    const { imports, ...table } = readTable(this.dir);
    return {
      ...this.identity,
      container,
      entry,
      contract: contractVersion(),
      ...table,
      preload,
      pages: withFiles({ ...table, imports }, compilation),
      integrity: hashes(code.filter((asset) => preload.includes(asset.name))),
      laterIntegrity: hashes(code.filter((asset) => !preload.includes(asset.name))),
      uses: { ...uses, ...runtimeName() },
    };
  }
}
