import { csvLine, csvStart } from '../documents/csv.ts';
import { dataClasses, type Kept, type Removal } from './PersonalTable.ts';
import { personalTables } from './personalTables.ts';

const grounds = {
  contract: 'Contract with the client',
  law: 'Duty of the authority in law',
  consent: 'Consent',
} as const;

export function keptInWords(kept: Kept, removal?: Removal): string {
  if (kept === 'account') return 'as long as the account';
  if (kept === 'books' || !removal) return 'as long as the books of the authority';
  const { days, after } = removal;
  return `${days === 1 ? '1 day' : days === 365 ? '1 year' : `${days} days`} after ${after}`;
}

const heading = ['Table', 'Column', 'Whose', 'What', 'Why', 'Ground', 'Kept', 'Handed out', 'Erased to'];

/** The Data Protection Officer's record of processing, as CSV. */
export function processingRecord(): string {
  const rows = Object.entries(personalTables).flatMap(([table, { whose, columns, removal }]) =>
    Object.entries(columns).map(([name, { class: of, kept, exported, erased }]) => {
      const { what, purpose, ground } = dataClasses[of];
      const out = exported ? 'Yes' : 'No';
      return [
        table,
        name,
        whose,
        what,
        purpose,
        grounds[ground],
        keptInWords(kept, removal),
        out,
        erased ?? '(empty)',
      ];
    }),
  );
  return csvStart + [heading, ...rows].map(csvLine).join('');
}
