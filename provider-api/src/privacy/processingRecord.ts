import { daysInWords, type SettingValues } from 'shared-api/rules';
import { csvLine, csvStart } from '../documents/csv.ts';
import { dataClasses, type PersonalTable } from './PersonalTable.ts';
import { personalTables } from './personalTables.ts';

const grounds = {
  contract: 'Contract with the client',
  law: 'Duty of the authority in law',
  consent: 'Consent',
} as const;

export function keptInWords(table: PersonalTable, name: string, settings: SettingValues): string {
  const removal = table.forgets?.find(({ columns }) => columns.includes(name)) ?? table.removal;
  const days = typeof removal?.days === 'string' ? settings[removal.days] : removal?.days;
  if (removal && days) return `${daysInWords(days)} after ${removal.after}`;
  return table.columns[name]?.kept === 'account'
    ? 'as long as the account'
    : 'as long as the books of the authority';
}

const heading = [
  'Table',
  'Column',
  'Whose',
  'What',
  'Why',
  'Ground',
  'Kept',
  'Who gets it',
  'Handed out',
  'Erased to',
];

/** Returns the record of processing, which the law requires, as CSV. */
export function processingRecord(settings: SettingValues): string {
  const recipients = settings.dataRecipients.map(({ name, purpose, country, ground }) =>
    [name, purpose, country, ground].filter(Boolean).join(', '),
  );
  const rows = Object.entries(personalTables).flatMap(([name, table]) =>
    Object.entries(table.columns).map(([column, { class: of, exported, erased }]) => {
      const { what, purpose, ground } = dataClasses[of];
      return [
        name,
        column,
        table.whose,
        what,
        purpose,
        grounds[ground],
        keptInWords(table, column, settings),
        recipients.join('; '),
        exported ? 'Yes' : 'No',
        table.rowsGo ? '(its row goes)' : erased === undefined ? '(stays)' : (erased ?? '(empty)'),
      ];
    }),
  );
  return csvStart + [heading, ...rows].map(csvLine).join('');
}
