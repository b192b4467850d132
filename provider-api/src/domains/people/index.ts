import type { Domain } from '../../domain.ts';
import { correctPerson } from './correctPerson.ts';
import { forgetPerson } from './forgetPerson.ts';
import { keepPeople } from './keepPeople.ts';
import { exportPeople, listPeople } from './listPeople.ts';

export const people: Domain = {
  verbs: { listPeople, exportPeople, keepPeople, correctPerson, forgetPerson },
};
