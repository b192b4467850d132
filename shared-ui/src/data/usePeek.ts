import { type To, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface Peek {
  /** The key of the row that is open beside the list. */
  key: string | null;
  addressOf: (key: string) => To;
  open: (key: string) => void;
  /** Another row instead; Back still closes. */
  turnTo: (key: string) => void;
  close: () => void;
}

/** A list says it in the entry of the history that opening a row makes. */
export const peeking = { peeking: true };

/** Which row of a list is open beside it, kept as ?peek: it can be shared, and Back closes it. */
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
