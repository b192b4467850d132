/** One after the other, so that each has the machine to itself. */
export const inTurn = async <T, R>(
  list: readonly T[],
  measure: (item: T) => Promise<R>,
): Promise<readonly R[]> => {
  const measured: R[] = [];
  for (const item of list) measured.push(await measure(item));
  return measured;
};
