import { remembered } from 'shared-ui';

const [useChoice, choose] = remembered('hiddenColumns');

/** An unreadable value in the storage hides no columns. */
function hiddenIn(text: string | null): Readonly<Record<string, readonly string[]>> {
  try {
    const lists: [string, unknown][] = Object.entries(JSON.parse(text ?? '{}') ?? {});
    return Object.fromEntries(
      lists.map(([list, keys]) => [list, Array.isArray(keys) ? keys.map(String) : []]),
    );
  } catch {
    return {};
  }
}

export function useHiddenColumns(list: string) {
  const hidden = hiddenIn(useChoice());
  const hide = (keys: readonly string[]) => choose(JSON.stringify({ ...hidden, [list]: keys }));
  return [hidden[list] ?? [], hide] as const;
}
