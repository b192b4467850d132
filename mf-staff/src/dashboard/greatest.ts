import type { ChartPoint } from 'shared-ui/charts';

const drawn = 8;

/** The greatest points for the picture, the others as one; all of them for the table, the greatest first. */
export function greatest(points: readonly ChartPoint[]): { points: ChartPoint[]; inTable: ChartPoint[] } {
  const inTable = points.toSorted((a, b) => b.value - a.value);
  if (inTable.length <= drawn) return { points: inTable, inTable };
  const others = inTable.slice(drawn - 1);
  const together = {
    label: `${others.length} others`,
    value: others.reduce((sum, { value }) => sum + value, 0),
  };
  return { points: [...inTable.slice(0, drawn - 1), together], inTable };
}
