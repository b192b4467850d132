import { useRef, useState } from 'react';

export interface RowSelection {
  selectedRowKeys: readonly string[];
  onChange: (keys: readonly string[]) => void;
  nameOf?: (key: string) => string;
}

export interface SelectedRows extends RowSelection {
  /** The maximum number of rows is selected. */
  full?: boolean;
  clear: () => void;
}

/**
 * A new `view`, for example other filters, empties the selection, because the user has not seen its rows. At
 * most `most` rows are selected.
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
      // A row that is pressed while the view changes is selected without the rows of the old view.
      const kept = now.current === view ? keys : keys.filter((key) => !selectedRowKeys.includes(key));
      setChosen({ view: now.current, keys: kept.slice(0, most) });
    },
    clear: () => setChosen({ view, keys: [] }),
  };
}
