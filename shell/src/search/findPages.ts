import type { User } from 'shared-api/accounts';
import { can } from 'shared-api/http';
import type { PublicSettings } from 'shared-api/settings';
import { searchText } from 'shared-api/text';
import type { NavigationEntry } from 'shared-ui/remote';
import { menuEntries } from '../frame/menuEntries.ts';
import { audienceOf, type RegisteredPage } from '../remotes/pageAt.ts';
import type { Registry } from '../remotes/parseRegistry.ts';

type FoundPage = Pick<NavigationEntry, 'to' | 'label'>;

const isOpenTo = (user: User | null, { audience, permissions }: RegisteredPage): boolean =>
  (!audience || audience === audienceOf(user)) &&
  (!permissions || permissions.some((permission) => can(user, permission)));

const allPages = (remotes: Registry, user: User | null, settings: PublicSettings): readonly FoundPage[] => [
  ...menuEntries(remotes, user, settings),
  ...Object.values(remotes)
    .flatMap(({ pages }) => Object.entries(pages))
    .filter(([, page]) => isOpenTo(user, page))
    .flatMap(([route, { label }]) => (label ? [{ to: `/${route}`, label }] : []))
    .sort((one, other) => one.label.localeCompare(other.label)),
];

export const findPages = (
  typed: string,
  remotes: Registry,
  user: User | null,
  settings: PublicSettings,
): readonly FoundPage[] => {
  const pages = typed ? allPages(remotes, user, settings) : menuEntries(remotes, user, settings);
  return pages.filter(({ label }) => searchText(label).includes(searchText(typed)));
};
