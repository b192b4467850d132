import type { Domain } from '../../domain.ts';
import { addClientNote } from './addClientNote.ts';
import { correctClientNote } from './correctClientNote.ts';
import { listClientNotes } from './listClientNotes.ts';

export const clientNotes: Domain = {
  verbs: { listClientNotes, addClientNote, correctClientNote },
};
