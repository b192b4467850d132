import type { Permission } from 'shared-api/permissions';

export type Audience = 'client' | 'staff';

export interface RegisteredPage {
  readonly files?: readonly string[];
  /** The page needs these modules of shared-ui, which the shell does not load at its start. */
  readonly lazyModules?: readonly string[];
  /** The shell requests these API addresses before the page's code has loaded, unless the page's URL has a query. */
  readonly calls?: readonly string[];
  /** A page without an audience is for everybody. A page for clients and a page for staff may have the same path. */
  readonly audience?: Audience;
  /** The search finds the page by this name. */
  readonly label?: string;
  /** The user needs at least one of these permissions. */
  readonly permissions?: readonly Permission[];
}

interface Answering {
  /** The keys are the pages' routes. */
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

/** A page for another audience is the last choice: its guard refuses the user. */
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

/** `lagosDate` of shared-api comes with a date library that is too large for the page's first script. */
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
