import { useRef, useState } from 'react';

/** antd's names, with keys that an address or a call can hold. */
export interface RowSelection {
  selectedRowKeys: readonly string[];
  onChange: (keys: readonly string[]) => void;
  /** Names a row to those who do not see it: 'Select Alfa Ltd'. */
  nameOf?: (key: string) => string;
}

export interface SelectedRows extends RowSelection {
  /** Whether no further row can be chosen. */
  full?: boolean;
  clear: () => void;
}

/**
 * The rows chosen in a list, kept while its pages are turned and dropped when `view` changes, as the filters do: what is
 * chosen is what was seen. At most `most`, the earliest.
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
      // A row that was pressed while the view changed is chosen in the new one, without those of the last.
      const kept = now.current === view ? keys : keys.filter((key) => !selectedRowKeys.includes(key));
      setChosen({ view: now.current, keys: kept.slice(0, most) });
    },
    clear: () => setChosen({ view, keys: [] }),
  };
}
