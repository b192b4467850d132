import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import type { NavigationEntry } from 'shared-ui/remote';
import { audienceOf } from '../remotes/pageAt.ts';
import type { Registry } from '../remotes/RegisteredRemote.ts';
import { pageFor } from '../remotes/registry.ts';

/** What the menu shows a user, drawn from the registry alone: no remote has to run for it. One path is one entry. */
export function menuEntries(remotes: Registry, user: User | null): NavigationEntry[] {
  const isFor = ({ to, hidden, permission }: NavigationEntry) => {
    const audience = pageFor(to, remotes)?.page.audience;
    return !hidden && (!permission || can(user, permission)) && (!audience || audience === audienceOf(user));
  };
  const entries = Object.values(remotes)
    .flatMap(({ navigation }) => navigation)
    .filter(isFor);
  return [...new Map(entries.map((entry) => [entry.to, entry])).values()].sort(
    (one, other) => one.order - other.order,
  );
}
