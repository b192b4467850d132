import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import type { NavigationEntry } from 'shared-ui/remote';
import type { Registry } from '../remotes/RegisteredRemote.ts';

/** What the menu shows a user, drawn from the registry alone: no remote has to run for it. */
export function menuEntries(remotes: Registry, user: User | null): NavigationEntry[] {
  return Object.values(remotes)
    .flatMap(({ navigation }) => navigation)
    .filter(({ hidden, permission }) => !hidden && (!permission || can(user, permission)))
    .sort((one, other) => one.order - other.order);
}
