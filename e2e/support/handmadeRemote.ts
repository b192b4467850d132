import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Handmade {
  readonly name: string;
  readonly version: string;
  /**
   * The text of what the container hands out: an expression for the module's default export, which may await and
   * knows as `shared` what the shell gives.
   */
  readonly remote: string;
  /** Runs when the container is loaded. */
  readonly first?: string;
  readonly prefixes?: readonly string[];
  readonly slots?: readonly string[];
  readonly navigation?: readonly object[];
}

/**
 * What a build of a remote leaves in `folder`, written by hand: a container that is whole and vouched for, and does
 * whatever a test wants.
 */
export const handmadeRemote = (folder: string, own: Handmade): string => {
  const { name, version, remote, first = '', prefixes = [], slots = [], navigation = [] } = own;
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
    slots,
    preload: [entry],
    integrity: { [entry]: `sha384-${createHash('sha384').update(code).digest('base64')}` },
    uses: {},
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, entry), code);
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
};
