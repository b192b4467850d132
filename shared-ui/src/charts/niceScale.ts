/** Returns round steps from 0 to at least `greatest`, for example [0, 10, 20, 30, 40] for 37. */
export function niceScale(greatest: number, steps = 4): readonly number[] {
  const rough = Math.max(greatest, 1) / steps;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10;
  const step = greatest <= steps ? 1 : Math.max(nice * magnitude, 1);
  const count = Math.max(Math.ceil(greatest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
