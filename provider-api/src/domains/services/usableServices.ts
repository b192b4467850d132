import { serviceTypes } from 'shared-api/rules';
import type { Actor } from '../../http/actor.ts';

/** The service types whose services a caller may use: an International client all of them (G02). */
export const usableTypes = ({ clientTypeId }: Pick<Actor, 'clientTypeId'>): number[] =>
  clientTypeId === serviceTypes.International
    ? Object.values(serviceTypes)
    : [clientTypeId ?? serviceTypes.Domestic];
