/** The path leads through objects and lists: "data.0.id". */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | null | undefined)?.[part], value);
