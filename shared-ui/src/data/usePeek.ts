import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface Peek {
  key: string | null;
  addressOf: (key: string) => To;
  open: (key: string) => void;
  /** Replaces the history entry, so that Back still closes the row. */
  turnTo: (key: string) => void;
  close: () => void;
}

export const peeking = { peeking: true };

/** The address contains the opened row, so that the row can be shared and Back closes the row. */
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
