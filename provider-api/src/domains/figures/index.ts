import type { Domain } from '../../domain.ts';
import { folding } from './foldFigures.ts';

export { chosenFigures, type FigureChoice } from './chosenFigures.ts';
export { type CountedDays, countDays, daysOf } from './daysOf.ts';
export { countFigure, sumFigures } from './sumFigures.ts';

/** The figures that the database keeps: how many bookings, clients and payments there are, and what was earned. */
export const figures: Domain = { periodic: [folding] };
