import { useRef, useState } from 'react';

/** Selection in antd's names, with keys that fit into an address or a call. */
export interface RowSelection {
  selectedRowKeys: readonly string[];
  onChange: (keys: readonly string[]) => void;
  /** Names a row for screen readers: 'Select Alfa Ltd'. */
  nameOf?: (key: string) => string;
}

export interface SelectedRows extends RowSelection {
  /** Whether the maximum number of rows is selected. */
  full?: boolean;
  clear: () => void;
}

/**
 * The selected rows of a list. They survive a change of page, and are dropped when `view` (such as the filters)
 * changes, so that only rows the user has seen are selected. Only the first `most` are kept.
 */
export function useSelectedRows(view: string, most = Number.POSITIVE_INFINITY): SelectedRows {
  const [chosen, setChosen] = useState<{ view: string; keys: readonly string[] }>({ view, keys: [] });
  const selectedRowKeys = chosen.view === view ? chosen.keys : [];
  const now = useRef(view);
  now.current = view;
  return {
    selectedRowKeys,
    full: selectedRowKeys.length >= most,
    onChange: (keys) => {
      // A row pressed while the view changed is selected in the new view, without those of the old one.
      const kept = now.current === view ? keys : keys.filter((key) => !selectedRowKeys.includes(key));
      setChosen({ view: now.current, keys: kept.slice(0, most) });
    },
    clear: () => setChosen({ view, keys: [] }),
  };
}
