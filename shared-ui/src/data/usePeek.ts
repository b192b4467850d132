import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface Peek {
  key: string | null;
  addressOf: (key: string) => To;
  open: (key: string) => void;
  /** Shows another row in the same history entry, so that Back still closes it. */
  turnTo: (key: string) => void;
  close: () => void;
}

/** Marks the history entry that opening a row adds. */
export const peeking = { peeking: true };

/** The row that is open beside its list is kept as ?peek: the address can be shared, and Back closes the row. */
export function usePeek(): Peek {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const addressOf = (key: string) => {
    const next = new URLSearchParams(search);
    next.set('peek', key);
    return { search: `?${next}` };
  };
  return {
    key: search.get('peek'),
    addressOf,
    open: (key) => void navigate(addressOf(key), { state: peeking, preventScrollReset: true }),
    turnTo: (key) => void navigate(addressOf(key), { replace: true, state, preventScrollReset: true }),
    close: () => {
      if (state?.peeking) return void navigate(-1);
      setSearch(
        (before) => {
          before.delete('peek');
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
