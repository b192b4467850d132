export const bothWays = <const K extends string>(...keys: readonly K[]): (K | `-${K}`)[] =>
  keys.flatMap((key) => [key, `-${key}`] as const);
