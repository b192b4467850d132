import { Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../button/LinkButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { usePageParam, usePageWithin } from '../page/usePageParam.ts';
import { withParams } from '../page/withParams.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  totalPages: number | undefined;
  label: string;
  /** True means that `totalPages` belongs to the previous query and does not limit the page in the address. */
  stale?: boolean | undefined;
}

/**
 * antd's page controls have no `nav`, no `aria-current` and no links. From eight pages on, antd does not show
 * all page numbers (antd 6.6.8; antd has no issue about these faults).
 */
export function Pagination({ totalPages, label, stale }: PaginationProps) {
  const page = usePageParam();
  const [search] = useSearchParams();
  usePageWithin(stale ? undefined : totalPages);
  if (totalPages === undefined || totalPages <= 1) return null;
  const to = (number: number) => ({ search: `?${withParams(search, { page: String(number) })}` });
  return (
    <Flex component="nav" aria-label={`${label}: pages`} wrap gap={4}>
      {page > 1 && (
        <LinkButton
          to={to(page - 1)}
          variant="text"
          rel="prev"
          aria-label="Previous page"
          icon={<Icon name="chevron-left" size="1em" />}
        />
      )}
      {pageWindow(page, totalPages).map((entry, index, all) =>
        entry === 'gap' ? (
          <span key={`after ${all[index - 1]}`}>…</span>
        ) : (
          <LinkButton
            key={entry}
            to={to(entry)}
            variant={entry === page ? 'primary' : 'text'}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </LinkButton>
        ),
      )}
      {page < totalPages && (
        <LinkButton
          to={to(page + 1)}
          variant="text"
          rel="next"
          aria-label="Next page"
          icon={<Icon name="chevron-right" size="1em" />}
        />
      )}
    </Flex>
  );
}
