import { SealedColumn } from '../../secrets/index.ts';

/** Passengers' identification numbers, as they are stored. */
export const passengerNumbers = new SealedColumn('passengers', 'nin');
