import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import type { PublicSettings } from 'shared-api/settings';
import type { MenuGroup, NavigationEntry } from 'shared-ui/remote';
import { audienceOf } from '../remotes/pageAt.ts';
import type { Registry } from '../remotes/parseRegistry.ts';
import { pageFor } from '../remotes/registry.ts';

interface Group {
  name?: MenuGroup;
  entries: NavigationEntry[];
}

const groupsInOrder = {
  Today: true,
  Clients: true,
  Money: true,
  'Set-up': true,
  Records: true,
} satisfies Record<MenuGroup, true>;

const names = Object.keys(groupsInOrder) as MenuGroup[];

export function menuEntries(
  remotes: Registry,
  user: User | null,
  settings: PublicSettings,
): NavigationEntry[] {
  const isFor = ({ to, hidden, permission, setting }: NavigationEntry) => {
    const audience = pageFor(to, remotes)?.page.audience;
    if (hidden || (permission && !can(user, permission)) || (setting && !settings[setting])) return false;
    return !audience || audience === audienceOf(user);
  };
  const offered = Object.values(remotes).flatMap((remote) =>
    remote.navigation.filter(isFor).map((entry) => ({
      entry,
      isOwn: pageFor(entry.to, remotes)?.remote === remote,
    })),
  );
  // The last entry for a path wins, so the entries of the remote whose page the user will see come last.
  const inTurn = [...offered.filter(({ isOwn }) => !isOwn), ...offered.filter(({ isOwn }) => isOwn)];
  const byPath = new Map(inTurn.map(({ entry }) => [entry.to, entry]));
  return [...byPath.values()].sort((one, other) => one.order - other.order);
}

export function menuGroups(remotes: Registry, user: User | null, settings: PublicSettings): Group[] {
  const entries = menuEntries(remotes, user, settings);
  if (audienceOf(user) !== 'staff') return [{ entries }];
  const named = names.map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }));
  const alone = entries.filter(({ group }) => !group || !names.includes(group));
  return [...named, { entries: alone }].filter((group) => group.entries.length > 0);
}
