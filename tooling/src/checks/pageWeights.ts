import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Registry } from 'remote/release';
import { byProblems, type Counts } from '../test/Step.ts';
import { siteFolder } from '../webpack/site/siteFolder.ts';
import {
  firstVisit,
  inTurnKilobytes,
  loginAfterLandingKilobytes,
  type Page,
  repeatKilobytes,
} from './budgets.ts';

/** Browsers permanently cache files whose name contains a content hash. */
const isKept = (file: string): boolean => /\.[0-9a-f]{8}\.\w+$/.test(file);

class Site {
  private readonly folder: string;
  private readonly registry: Registry;

  constructor(folder: string) {
    this.folder = folder;
    this.registry = JSON.parse(this.read('/remotes.json'));
  }

  read(file: string): string {
    return readFileSync(this.folder + file, 'utf8');
  }

  block<Value>(page: string, id: string, otherwise: Value): Value {
    const text = new RegExp(`id="${id}">([^<]*)</script>`).exec(this.read(page))?.[1];
    return text ? JSON.parse(text) : otherwise;
  }

  document(page: string): readonly string[] {
    const named = this.read(page).matchAll(
      /<(?:script|img)\b[^>]* src="([^"]+)"|<link rel="(?:stylesheet|icon|manifest)" href="([^"]+)"/g,
    );
    return [...new Set([page, ...[...named].map(([, source, link]) => source ?? link ?? '')])];
  }

  kit(modules: readonly string[]): readonly string[] {
    const chunks = this.block<Record<string, readonly string[]>>('/index.html', 'shared-chunks', {});
    return modules.flatMap((module) => chunks[module] ?? []).map((file) => `/${file}`);
  }

  page({ route, audience }: Page): readonly string[] {
    for (const { pages, preload } of Object.values(this.registry.remotes)) {
      const page = pages[route];
      if (!page || page.audience !== audience) continue;
      const kit = this.kit(page.lazyModules);
      return [...new Set([...this.document('/index.html'), ...preload, ...page.files, ...kit])];
    }
    throw new Error(`No remote has the page ${route}`);
  }

  /** The service worker fetches these files on the landing page for later pages. */
  fetchedAhead(): ReadonlySet<string> {
    const manifest = /\[\{"url":"\/[^\]]*\]/.exec(this.read('/sw.js'))?.[0];
    if (!manifest) throw new Error('The service worker has no list of files');
    const precached: readonly { readonly url: string }[] = JSON.parse(manifest);
    const soon = this.block<readonly string[]>('/landing.html', 'soon-needed', []);
    return new Set([...precached.map(({ url }) => url), ...soon]);
  }

  kilobytes(files: Iterable<string>): number {
    const sent = [...files].map(
      (file) => [`${file}.br`, file].find((each) => existsSync(this.folder + each)) ?? file,
    );
    return sent.reduce((sum, file) => sum + statSync(this.folder + file).size, 0) / 1024;
  }
}

const over = (what: string, kilobytes: number, ceiling: number): string[] =>
  kilobytes <= ceiling ? [] : [`${what}: ${kilobytes.toFixed(0)} KB, more than ${ceiling} KB`];

export const weigh = (folder: string) => {
  const site = new Site(folder);
  const pages = Object.entries(firstVisit).map(([name, { page, kilobytes }]) => {
    const files = page ? site.page(page) : site.document('/landing.html');
    return { name, files, ceiling: kilobytes, weight: site.kilobytes(files) };
  });
  const inTurn = new Set(pages.filter(({ name }) => name !== 'landing').flatMap(({ files }) => files));
  const ahead = site.fetchedAhead();
  const login = site.page({ route: 'login' });
  const registration = site.page({ route: 'register-corporate-organization' });
  const needed = new Set([...login, ...registration, ...site.document('/landing.html')]);
  const isAsset = (file: string) => file.startsWith('/assets/');
  const problems = [
    ...pages.flatMap(({ name, weight, ceiling }) => over(`the first visit of "${name}"`, weight, ceiling)),
    ...pages.flatMap(({ name, files }) => {
      const again = files.filter((file) => !isKept(file));
      return over(`"${name}" opened again`, site.kilobytes(again), repeatKilobytes);
    }),
    ...over('the pages in turn', site.kilobytes(inTurn), inTurnKilobytes),
    ...over(
      'login after the landing page',
      site.kilobytes(login.filter((file) => !ahead.has(file))),
      loginAfterLandingKilobytes,
    ),
    ...[...ahead]
      .filter((file) => isAsset(file) && !needed.has(file))
      .map((file) => `${file} is fetched ahead, and neither login nor registration needs it`),
    ...[...needed]
      .filter((file) => isAsset(file) && !ahead.has(file))
      .map((file) => `${file} is not fetched ahead, and login or registration needs it`),
  ];
  return { pages, problems };
};

export const pageWeights = async (): Promise<Counts> => {
  const { pages, problems } = weigh(siteFolder);
  return byProblems(problems, pages.map(({ name, weight }) => `${name} ${weight.toFixed(0)} KB`).join(', '));
};
