import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Own {
  readonly name: string;
  readonly version: string;
  /**
   * The text is a JavaScript expression. The value of the expression is the default export of the remote's
   * module. The expression may use `await` and the variable `shared`, the share scope of Module Federation.
   */
  readonly remote: string;
  readonly first?: string;
  readonly prefixes?: readonly string[];
  readonly navigation?: readonly object[];
}

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
