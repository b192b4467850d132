import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../navigation/LinkTabs.tsx';
import { withParams } from '../page/withParams.ts';

export interface ListView {
  label: string;
  /** The view's tab sets these query parameters. An empty object shows all rows. */
  filters: Readonly<Record<string, string>>;
  count?: number | undefined;
}

interface ListViewsProps {
  label: string;
  views: readonly ListView[];
}

/** These query parameters are not filters, and do not decide which view is open. */
const aside = ['page', 'peek', 'sort', 'search'];

export function ListViews({ label, views }: ListViewsProps) {
  const [search] = useSearchParams();
  const chosen = [...search].filter(([name]) => !aside.includes(name));
  const isOpen = ({ filters }: ListView) =>
    chosen.length === Object.keys(filters).length && chosen.every(([name, value]) => filters[name] === value);
  const to = ({ filters }: ListView) => {
    const kept = [...withParams(search, { page: undefined })].filter(([name]) => aside.includes(name));
    return { search: `?${new URLSearchParams([...kept, ...Object.entries(filters)])}` };
  };
  return (
    <LinkTabs
      label={label}
      items={views.map((view) => ({
        label: view.label,
        count: view.count,
        to: to(view),
        current: isOpen(view) ? 'true' : undefined,
      }))}
    />
  );
}
