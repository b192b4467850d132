export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const timed = async <T>(
  work: () => Promise<T>,
): Promise<{ readonly ms: number; readonly result: T }> => {
  const from = performance.now();
  const result = await work();
  return { ms: performance.now() - from, result };
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
