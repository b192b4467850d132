import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Own {
  readonly name: string;
  readonly version: string;
  /** An expression for the module's default export. It may use await, and `shared` with the shell's modules. */
  readonly remote: string;
  /** Code that runs when the container is loaded. */
  readonly first?: string;
  readonly prefixes?: readonly string[];
  readonly navigation?: readonly object[];
}

/** A complete container with valid hashes, as from a build, that does whatever a test needs. */
export const fakeRemote = (folder: string, own: Own): string => {
  const { name, version, remote, first = '', prefixes = [], navigation = [] } = own;
  const container = `${name}_${version}`.replace(/\W/g, '_');
  const code = `${first};
    var ${container} = (() => {
      let shared;
      const make = async () => (${remote});
      return {
        init(given) { shared = given; },
        get: async () => { const made = await make(); return () => ({ default: made }); },
      };
    })();`;
  const entry = 'remoteEntry.js';
  const release = {
    name,
    version,
    container,
    entry,
    contract: 1,
    label: name.slice(3).replace(/^./, (letter) => letter.toUpperCase()),
    prefixes,
    navigation,
    slots: [],
    pages: Object.fromEntries(prefixes.map((prefix) => [prefix, { files: [], lazyModules: [] }])),
    preload: [entry],
    integrity: { [entry]: `sha384-${createHash('sha384').update(code).digest('base64')}` },
    laterIntegrity: {},
    uses: {},
    peerDependencies: {},
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, entry), code);
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
};
