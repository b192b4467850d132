export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | null | undefined)?.[part], value);
