import type { CountedDays, FigureChoice } from '../figures/index.ts';

/** What a condition means to a kept figure: to which parts and days of it the list is narrowed. */
export type FigurePart = Partial<Omit<FigureChoice, 'figure'>> & { from?: string; to?: string };

/** One condition of a list: `sql` gets the name of the parameter that holds `value`. */
export interface Condition {
  sql: (parameter: string) => string;
  value: unknown;
  /** Undefined where the figure knows nothing of it, so that the list must be counted. */
  part?: (figure: FigureChoice['figure']) => FigurePart | undefined;
}

export const condition = (value: unknown, sql: Condition['sql'], part?: Condition['part']): Condition => ({
  value,
  sql,
  ...(part && { part }),
});

/** All conditions joined, with their parameters from $1 on. */
export function whereOf(conditions: readonly Condition[]): { where: string; params: unknown[] } {
  const parts = conditions.map(({ sql }, index) => sql(`$${index + 1}`));
  return { where: parts.join(' and ') || 'true', params: conditions.map(({ value }) => value) };
}

function both<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] | undefined {
  if (!one || !other) return one ?? other;
  return one.filter((value) => other.includes(value));
}

/** What figure counts a list with these conditions; undefined if one of them is none of its parts. */
export function countedBy(choice: FigureChoice, conditions: readonly Condition[]): CountedDays | undefined {
  let counted: CountedDays | undefined = { choice };
  for (const { part } of conditions) {
    const found: FigurePart | undefined = part?.(choice.figure);
    if (!found || !counted) return undefined;
    const known: FigureChoice = counted.choice;
    if (found.serviceId !== undefined && known.serviceId !== undefined && found.serviceId !== known.serviceId)
      return undefined;
    counted = {
      choice: {
        figure: known.figure,
        airportIds: both(known.airportIds, found.airportIds),
        serviceId: known.serviceId ?? found.serviceId,
        kinds: both(known.kinds, found.kinds),
        statuses: both(known.statuses, found.statuses),
      },
      from: found.from ?? counted.from,
      to: found.to ?? counted.to,
    };
  }
  return counted;
}
