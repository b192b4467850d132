import type { Permission } from 'shared-api/permissions';

export type Audience = 'client' | 'staff';

export interface RegisteredPage {
  readonly files?: readonly string[];
  /** Modules of the kit that the page uses and that the shell does not load at the start. */
  readonly lazyModules?: readonly string[];
  /** Addresses that the page asks the API for at once if its own address has no query. */
  readonly calls?: readonly string[];
  /** Absent if the page is for everybody; another remote may have a page at this path for the others. */
  readonly audience?: Audience;
  /** The name under which the search finds the page. */
  readonly label?: string;
  /** The user needs one of these; without them the page is open to its whole audience. */
  readonly permissions?: readonly Permission[];
}

interface Answering {
  /** By route. */
  readonly pages: Readonly<Record<string, RegisteredPage>>;
}

export interface Found<Remote> {
  readonly remote: Remote;
  readonly route: string;
  readonly page: RegisteredPage;
  readonly params: Readonly<Record<string, string>>;
}

export const audienceOf = (user: { role?: string } | null): Audience | undefined => {
  if (!user?.role) return undefined;
  return user.role === 'Client' ? 'client' : 'staff';
};

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** `undefined` if the route does not match. */
function paramsAt(path: string, route: string): Record<string, string> | undefined {
  const [asked, parts] = [segmentsOf(path), segmentsOf(route)];
  if (asked.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = asked[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

/** Prefers the page for the user's own audience, then one for everybody, then one that its guard will refuse. */
export function pageAt<Remote extends Answering>(
  path: string,
  remotes: readonly Remote[],
  audience: Audience | undefined,
): Found<Remote> | undefined {
  const found = remotes.flatMap((remote) =>
    Object.entries(remote.pages).flatMap(([route, page]) => {
      const params = paramsAt(path, route);
      return params ? [{ remote, route, page, params }] : [];
    }),
  );
  return (
    found.find(({ page }) => page.audience === audience) ??
    found.find(({ page }) => page.audience === undefined) ??
    found[0]
  );
}

/** shared-api has the same function, but its library of dates is too large for the page's first script. */
const lagosDate = (now: Date): string => new Date(now.getTime() + 60 * 60 * 1000).toISOString().slice(0, 10);

export const needsOf = (
  { page: { files = [], lazyModules = [], calls = [] }, params }: Pick<Found<unknown>, 'page' | 'params'>,
  sharedChunks: Readonly<Record<string, readonly string[]>>,
  now: Date,
) => ({
  files: [
    ...files,
    ...lazyModules.flatMap((module) => (sharedChunks[module] ?? []).map((file) => `/${file}`)),
  ],
  calls: calls.map((call) =>
    call.replace(/:(\w+)/g, (_, name) => (name === 'today' ? lagosDate(now) : (params[name] ?? ''))),
  ),
});
