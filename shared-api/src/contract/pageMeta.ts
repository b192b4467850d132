import type { PageMeta } from './endpoint.ts';

/** The meta of one page of a list (S23): an empty list has page 1 and no next or previous one. */
export function pageMeta(
  pageNumber: number,
  totalCount: number,
  pageSize: number,
  atLeast = false,
): PageMeta {
  const totalPages = Math.max(1, Math.ceil(totalCount / pageSize));
  return {
    pageNumber,
    firstPage: 1,
    lastPage: totalPages,
    nextPage: pageNumber >= 1 && pageNumber < totalPages ? pageNumber + 1 : null,
    previousPage: pageNumber > 1 && pageNumber <= totalPages ? pageNumber - 1 : null,
    totalPages,
    totalCount,
    ...(atLeast && { atLeast }),
  };
}
