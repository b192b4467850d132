import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../navigation/LinkTabs.tsx';

/** A set of filters that users often need. */
export interface ListView {
  label: string;
  /** The filters as they are named in the address; an empty object shows everything. */
  filters: Readonly<Record<string, string>>;
  count?: number | undefined;
}

interface ListViewsProps {
  /** Names the choice: 'Views of clients'. */
  label: string;
  views: readonly ListView[];
}

/** These parameters change how a list is shown, and belong to no view. */
const aside = ['page', 'sort', 'search'];

/** A list's usual choices, which keep the search and the order. */
export function ListViews({ label, views }: ListViewsProps) {
  const [search] = useSearchParams();
  const chosen = [...search].filter(([name]) => !aside.includes(name));
  const isOpen = ({ filters }: ListView) =>
    chosen.length === Object.keys(filters).length && chosen.every(([name, value]) => filters[name] === value);
  const to = ({ filters }: ListView) => {
    const kept = [...search].filter(([name]) => name !== 'page' && aside.includes(name));
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
