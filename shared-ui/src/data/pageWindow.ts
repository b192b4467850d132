/** From nine pages on, 'gap' replaces pages that are not first, last or next to the current page. */
export function pageWindow(page: number, totalPages: number): readonly (number | 'gap')[] {
  if (totalPages <= 8) return Array.from({ length: Math.max(totalPages, 0) }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 2), totalPages - 1);
  const near = [middle - 1, middle, middle + 1].filter((one) => one > 1 && one < totalPages);
  const numbers = [1, ...near, totalPages];
  return numbers.flatMap((one, index) => {
    const before = numbers[index - 1];
    if (before === undefined || one === before + 1) return [one];
    return one === before + 2 ? [one - 1, one] : ['gap' as const, one];
  });
}
