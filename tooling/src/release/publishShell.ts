import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layShell } from '../webpack/layShell.ts';
import { withRegistry } from '../webpack/registryBlock.ts';
import { filesIn } from './filesIn.ts';
import type { Commit } from './git.ts';
import type { Move } from './history.ts';
import { kept } from './keptShells.ts';
import { noteMoves, pageKey, readRegistry, readShellRecord, refreshPage } from './live.ts';
import { versionsLive } from './pointers.ts';
import { Refused } from './Refused.ts';
import { mismatches } from './refusals.ts';
import type { ShellRecord } from './ShellRecord.ts';
import type { Store } from './Store.ts';
import { readPublished } from './verify.ts';

/** Every version of a remote that somebody gets must run in the shell that is to come. */
async function checkRemotes(store: Store, shell: ShellRecord): Promise<void> {
  const registry = await readRegistry(store);
  const reasons: string[] = [];
  for (const name of Object.keys(registry.remotes)) {
    for (const version of versionsLive(registry, name)) {
      const { release, problems } = await readPublished(store, name, version);
      reasons.push(...problems, ...(release ? mismatches(release, shell) : []));
    }
  }
  if (reasons.length > 0) throw new Refused(reasons);
}

/** Replaces the pages by a kept version's; the page that starts the application goes last and in one step. */
async function place(store: Store, shell: ShellRecord): Promise<void> {
  for (const file of [...shell.pages.filter((page) => page !== pageKey), pageKey]) {
    const page = await store.read(kept(shell.version, file));
    if (!page) throw new Refused([`shell ${shell.version} lacks ${file}`]);
    const isStart = file === pageKey;
    const html = isStart ? withRegistry(page.content.toString(), await readRegistry(store)) : page.content;
    await store.put(file, Buffer.from(html));
  }
  await refreshPage(store);
}

async function note(store: Store, shell: ShellRecord, action: Move['action']): Promise<void> {
  const { version, commit } = shell;
  await noteMoves(store, [{ at: new Date().toISOString(), action, name: 'shell', version, commit }]);
}

/**
 * Publishes the built shell: files that are named by content first, the page that starts them last.
 * @throws Refused before anything that users get has changed
 */
export async function publishShell(store: Store, commit: Commit): Promise<ShellRecord> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shell-'));
  try {
    const shell = layShell(folder, { remotes: {} }, commit.id);
    await checkRemotes(store, shell);
    for (const file of filesIn(folder).filter((name) => !shell.pages.includes(name))) {
      const content = readFileSync(path.join(folder, file));
      const present = await store.read(file);
      if (!present?.content.equals(content)) await store.put(file, content);
    }
    await place(store, shell);
    await note(store, shell, 'release');
    return shell;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Goes back to a version of the shell that is kept. */
export async function pointShellAt(store: Store, version: string): Promise<void> {
  const shell = await readShellRecord(store, version);
  if (!shell) throw new Refused([`shell ${version} is not kept in ${store.name}`]);
  await checkRemotes(store, shell);
  await place(store, shell);
  await note(store, shell, 'rollback');
}
