import { useState } from 'react';

const KEY = 'hiddenColumns';
type Hidden = Readonly<Record<string, readonly string[]>>;

/** An unreadable value in the storage hides no columns. */
function kept(): Hidden {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const lists: [string, unknown][] = Object.entries(read ?? {});
    return Object.fromEntries(
      lists.map(([list, keys]) => [list, Array.isArray(keys) ? keys.map(String) : []]),
    );
  } catch {
    return {};
  }
}

let hidden = kept();
const save = () => localStorage.setItem(KEY, JSON.stringify(hidden));

// Signing out clears local storage, so the choice is saved again when the page is left.
addEventListener('pagehide', () => {
  if (Object.keys(hidden).length > 0) save();
});

export function useHiddenColumns(list: string) {
  const [keys, setKeys] = useState<readonly string[]>(hidden[list] ?? []);
  const choose = (chosen: readonly string[]) => {
    hidden = { ...hidden, [list]: chosen };
    setKeys(chosen);
    save();
  };
  return [keys, choose] as const;
}
