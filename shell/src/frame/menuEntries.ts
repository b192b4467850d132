import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import type { PublicSettings } from 'shared-api/settings';
import type { MenuGroup, NavigationEntry } from 'shared-ui/remote';
import { audienceOf } from '../remotes/pageAt.ts';
import type { Registry } from '../remotes/parseRegistry.ts';
import { pageFor } from '../remotes/registry.ts';

interface Group {
  /** Absent for entries outside the groups. */
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

/** The entries come from the registry, which has those of every remote's pages.ts; each path has one entry. */
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
  // If two remotes have a page at one path, the entry is taken from the one whose page the user will see.
  const inTurn = [...offered.filter(({ isOwn }) => !isOwn), ...offered.filter(({ isOwn }) => isOwn)];
  const byPath = new Map(inTurn.map(({ entry }) => [entry.to, entry]));
  return [...byPath.values()].sort((one, other) => one.order - other.order);
}

/** A client's menu is one list (SHELL-07); in the menu of staff, entries without a known group come last. */
export function menuGroups(remotes: Registry, user: User | null, settings: PublicSettings): Group[] {
  const entries = menuEntries(remotes, user, settings);
  if (audienceOf(user) !== 'staff') return [{ entries }];
  const named = names.map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }));
  const alone = entries.filter(({ group }) => !group || !names.includes(group));
  return [...named, { entries: alone }].filter((group) => group.entries.length > 0);
}
