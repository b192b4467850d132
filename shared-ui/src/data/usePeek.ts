import { useEffect, useEffectEvent } from 'react';
import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from '../page/withParams.ts';

export interface Peek {
  key: string | null;
  addressOf: (key: string) => To;
  open: (key: string) => void;
  /** Replaces the history entry, so that Back still closes the row. */
  turnTo: (key: string) => void;
  close: () => void;
}

export const peeking = { peeking: true };

/**
 * The address contains the opened row, so that it can be shared and Back closes it. A row that is not among
 * `keys` is removed from the address. The keys are undefined while the rows load.
 */
export function usePeek(keys: readonly string[] | undefined): Peek {
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
    open: (to) => void navigate(addressOf(to), { state: peeking, preventScrollReset: true }),
    turnTo: (to) => void navigate(addressOf(to), { replace: true, state, preventScrollReset: true }),
    close,
  };
}
