import type { Domain } from '../../domain.ts';
import { listAirports } from './listAirports.ts';

export const airports: Domain = {
  verbs: { listAirports },
};
