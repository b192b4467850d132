import { useRef, useState } from 'react';

export interface RowSelection {
  selectedRowKeys: readonly string[];
  onChange: (keys: readonly string[]) => void;
  nameOf?: (key: string) => string;
}

export interface SelectedRows extends RowSelection {
  /** `full` means that no more rows can be selected. */
  full?: boolean;
  clear: () => void;
}

/**
 * `view` identifies the shown list, for example by its filters. If `view` changes, no row remains selected,
 * because the user has not seen the new rows.
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
      // If `view` changed while the user pressed a row, `keys` still contains rows of the old view.
      const kept = now.current === view ? keys : keys.filter((key) => !selectedRowKeys.includes(key));
      setChosen({ view: now.current, keys: kept.slice(0, most) });
    },
    clear: () => setChosen({ view, keys: [] }),
  };
}
