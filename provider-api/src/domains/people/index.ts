import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { correctPerson } from './correctPerson.ts';
import { forgetPerson } from './forgetPerson.ts';
import { keepPeople } from './keepPeople.ts';
import { exportPeople, listPeople } from './listPeople.ts';

export const people: Domain = {
  routes(api) {
    serve(api, contract.listPeople, listPeople);
    serve(api, contract.exportPeople, exportPeople);
    serve(api, contract.keepPeople, keepPeople);
    serve(api, contract.correctPerson, correctPerson);
    serve(api, contract.forgetPerson, forgetPerson);
  },
};
