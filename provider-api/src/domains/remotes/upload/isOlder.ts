const numbersOf = (version: string): number[] =>
  (/^\d+(\.\d+)*/.exec(version)?.[0] ?? '').split('.').map(Number);

export function isOlder(version: string, live: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(live)];
  const at = other.findIndex((number, index) => number !== (one[index] ?? 0));
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
