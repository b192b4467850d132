import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from '../page/withParams.ts';

export const peeking = { peeking: true };

/**
 * The address contains the opened row, so that it can be shared and Back closes it. A row that is not among
 * `keys` is removed from the address. The keys are undefined while the rows load.
 */
export function usePeek(keys: readonly string[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const key = search.get('peek');
  const addressOf = (to: string) => ({ search: `?${withParams(search, { peek: to })}` });
  const close = () => {
    if (state?.peeking) return void navigate(-1);
    setSearch((before) => withParams(before, {}), { replace: true, preventScrollReset: true });
  };
  const isGone = key !== null && keys?.includes(key) === false;
  const closeGone = useEffectEvent(close);
  useEffect(() => {
    if (isGone) closeGone();
  }, [isGone]);
  return {
    key,
    addressOf,
    open: (to: string) => void navigate(addressOf(to), { state: peeking, preventScrollReset: true }),
    /** Replaces the history entry, so that Back still closes the row. */
    turnTo: (to: string) => void navigate(addressOf(to), { replace: true, state, preventScrollReset: true }),
    close,
  };
}
