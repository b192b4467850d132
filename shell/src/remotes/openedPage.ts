/** What the registry says about a page of a remote. */
export interface RegisteredPage {
  readonly files: readonly string[];
  /** What it takes of the kit that does not come with the shell itself. */
  readonly lazyModules?: readonly string[];
  /** What it asks the API for at once, when a client opens it. */
  readonly calls?: readonly string[];
}

interface OpenedPage {
  /** Beside the entry of its remote. */
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The parameters of a route at a path; undefined where the route does not answer for it. */
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

/** What the page at a path needs; `sharedChunks` says where the shell has the lazy modules of its kit. */
export function openedPage(
  path: string,
  pages: Readonly<Record<string, RegisteredPage>>,
  sharedChunks: Readonly<Record<string, readonly string[]>>,
): OpenedPage {
  for (const [route, { files, lazyModules = [], calls = [] }] of Object.entries(pages)) {
    const params = paramsAt(path, route);
    if (!params) continue;
    return {
      files: [
        ...files,
        ...lazyModules.flatMap((module) => (sharedChunks[module] ?? []).map((file) => `/${file}`)),
      ],
      calls: calls.map((call) => `/api${call.replace(/:(\w+)/g, (_, name) => params[name] ?? '')}`),
    };
  }
  return { files: [], calls: [] };
}
