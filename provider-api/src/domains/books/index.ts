import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { readClearing } from './settlement/readClearing.ts';

export const books: Domain = {
  routes(api) {
    serve(api, contract.readClearing, readClearing);
  },
};
