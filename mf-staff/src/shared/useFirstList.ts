import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Counted {
  isPending: boolean;
  data: { data: readonly unknown[]; meta?: { totalCount: number } | undefined } | undefined;
}

/**
 * The page opens the first list that has rows. If this list becomes empty later, the page does not open
 * another list.
 */
export function useFirstList<Key extends string>(
  param: string,
  keys: readonly [Key, ...Key[]],
  queries: readonly Counted[],
) {
  const [address] = useSearchParams();
  const [first, setFirst] = useState(address.has(param) ? keys[0] : undefined);
  const counts = queries.map(({ data }) => data && (data.meta?.totalCount ?? data.data.length));
  if (first || queries.some(({ isPending }) => isPending)) return { first, counts };
  const found = keys.find((_, at) => counts[at]) ?? keys[0];
  setFirst(found);
  return { first: found, counts };
}
