import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { usePageParam, usePageWithin } from '../page/usePageParam.ts';
import styles from './Pagination.module.css';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  totalPages: number | undefined;
  /** Names the list: 'Bookings'. */
  label: string;
  /** Whether the number of pages is that of another view: it judges no page then. */
  stale?: boolean | undefined;
}

/** Page controls for ?page; the other query parameters stay. */
export function Pagination({ totalPages, label, stale }: PaginationProps) {
  const page = usePageParam();
  const [search] = useSearchParams();
  usePageWithin(stale ? undefined : totalPages);
  if (totalPages === undefined || totalPages <= 1) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(number));
    return { search: `?${next}` };
  };
  return (
    <nav aria-label={`${label}: pages`} className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} className={styles.page} rel="prev" aria-label="Previous page">
          <Icon name="chevron-left" size="1em" />
        </Link>
      )}
      {pageWindow(page, totalPages).map((entry, index, all) =>
        entry === 'gap' ? (
          <span key={`after ${all[index - 1]}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={to(entry)}
            className={styles.page}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </Link>
        ),
      )}
      {page < totalPages && (
        <Link to={to(page + 1)} className={styles.page} rel="next" aria-label="Next page">
          <Icon name="chevron-right" size="1em" />
        </Link>
      )}
    </nav>
  );
}
