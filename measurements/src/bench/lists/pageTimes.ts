import { ApiClient } from 'tooling/portal';
import type { Caller } from '../../portal/accounts.ts';
import { interleaved } from './interleaved.ts';

/** A portal to ask, and who asks. */
export interface Asked {
  readonly url: string;
  readonly caller: Caller;
  /** Beneath /api, with its query if it has one. */
  readonly path: string;
}

type Page = 'first' | 'middle' | 'deepest';

/** The address of one page of a list. */
export const paged = (path: string, pageNumber: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}pageNumber=${pageNumber}`;

/** The number of a list's last page. */
export const lastPage = async ({ url, path, caller }: Asked): Promise<number> => {
  const { meta } = await new ApiClient(url).read(path, caller.token);
  return meta?.totalPages ?? 1;
};

/** A row of a table: p95 of one page of a list on the small and on the large portal, and their ratio. */
export const pageTimes = async (
  name: string,
  sizes: readonly Asked[],
  { pages, rounds }: { pages: readonly Page[]; rounds?: number },
): Promise<string[][]> => {
  const rows: string[][] = [];
  for (const page of pages) {
    const asks = await Promise.all(
      sizes.map(async (asked) => {
        const last = await lastPage(asked);
        const pageNumber = { first: 1, middle: Math.ceil(last / 2), deepest: last }[page];
        const path = paged(asked.path, pageNumber);
        return () => new ApiClient(asked.url).read(path, asked.caller.token);
      }),
    );
    rows.push(timesOf(`${name}, ${page} page`, await interleaved(asks, rounds)));
  }
  return rows;
};

/** A row of a table for two times and their ratio. */
export const timesOf = (name: string, [fast = 0, slow = 0]: readonly number[]): string[] => [
  name,
  `${fast.toFixed(1)} ms`,
  `${slow.toFixed(1)} ms`,
  (slow / fast).toFixed(2),
];
