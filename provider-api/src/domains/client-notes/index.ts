import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { addClientNote } from './addClientNote.ts';
import { correctClientNote } from './correctClientNote.ts';
import { listClientNotes } from './listClientNotes.ts';

export const clientNotes: Domain = {
  routes(api) {
    serve(api, contract.listClientNotes, listClientNotes);
    serve(api, contract.addClientNote, addClientNote);
    serve(api, contract.correctClientNote, correctClientNote);
  },
};
