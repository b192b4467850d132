import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParams } from './withParams.ts';

const parse = (text: string | null) =>
  text === null ? 1 : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

function useGoToFirstPage(wanted: boolean) {
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    if (!wanted) return;
    setSearch((search) => withParams(search, { page: '1' }), { replace: true });
  }, [wanted, setSearch]);
}

/** An invalid page number is replaced by ?page=1. */
export function usePageParam(): number {
  const [search] = useSearchParams();
  const page = parse(search.get('page'));
  useGoToFirstPage(page === undefined);
  return page ?? 1;
}

/** A page beyond the last is replaced by ?page=1 as soon as `totalPages` is known. */
export function usePageWithin(totalPages: number | undefined) {
  const [search] = useSearchParams();
  const page = parse(search.get('page')) ?? 1;
  useGoToFirstPage(totalPages !== undefined && page > Math.max(totalPages, 1));
}
