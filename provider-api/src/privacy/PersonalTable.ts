import type { RetentionKey } from 'shared-api/rules';

/** The law requires a purpose and a legal ground for each class of data. */
export const dataClasses = {
  identity: {
    what: 'Your name, your organisation, and what kind of account it is',
    purpose: 'To know who asks for a service, and to review whether they may',
    ground: 'contract',
  },
  contact: {
    what: 'Your e-mail address, telephone number and postal address',
    purpose: 'To write to you and to call you about your bookings and your money',
    ground: 'contract',
  },
  identification: {
    what: 'Identification numbers, and the documents that you upload',
    purpose: 'To make sure who registers; numbers are encrypted',
    ground: 'law',
  },
  travel: {
    what: 'Your flights, your passengers and the people that you saved',
    purpose: 'To meet the passengers at the airport',
    ground: 'contract',
  },
  needs: {
    what: 'What a passenger needs, such as a wheelchair',
    purpose: 'To bring what the passenger needs',
    ground: 'consent',
  },
  money: {
    what: 'Your wallet: invoices, payments, changes by hand and payouts',
    purpose: 'To account for the money; these are the books of the authority',
    ground: 'law',
  },
  correspondence: {
    what: 'Letters to you, reasons that you or our staff wrote, and feedback that you give',
    purpose: 'To tell you what happened, and to become better',
    ground: 'contract',
  },
  signIn: {
    what: 'Sign-ins, sessions, and the browsers that you signed in from',
    purpose: 'To let nobody else into your account',
    ground: 'contract',
  },
  work: {
    what: 'Which of our staff saw or changed what, and what you did here',
    purpose: 'To answer for what was done',
    ground: 'law',
  },
} as const;
export type DataClass = keyof typeof dataClasses;

export type Kept = 'account' | 'books' | 'row';

/** Deletes rows after a number of days. `days` is the number, or the name of the setting that contains the number. */
export interface Removal {
  readonly days: number | RetentionKey;
  /** `since` is SQL for the time from which the `days` are counted. */
  readonly since: string;
  /** `after` is the end of the sentence "Kept 30 days after …", for example "they end". */
  readonly after: string;
  readonly when?: string;
}

/** Erases columns but keeps the row. */
export interface Forgetting extends Removal {
  readonly days: RetentionKey;
  readonly columns: readonly string[];
  /** If given, only these keys of the JSON columns are erased. */
  readonly keys?: readonly string[];
}

export interface PersonalColumn {
  readonly class: DataClass;
  readonly kept: Kept;
  /** An erasure writes this value: null clears the column, undefined leaves the column unchanged. */
  readonly erased?: string | null;
  readonly exported: boolean;
  /** These keys of a JSON column contain personal data, at any depth. */
  readonly keys?: readonly string[];
  /** `where` is an SQL condition for the rows whose value is about the person with the id $1. */
  readonly where?: string;
}

/** `columns` and `impersonal` together must name all columns of the table. */
export interface PersonalTable {
  readonly whose: 'account' | 'member' | 'passenger' | 'saved person' | 'staff' | 'everybody';
  /** `ofAccount` is an SQL condition for the rows of an account and its members; $1 is the account's id. */
  readonly ofAccount?: string;
  /** `ofPerson` is an SQL condition for the rows of one person; $1 is the person's id. */
  readonly ofPerson?: string;
  /** `account` is SQL for the id of an account. While this account is restricted, the row is kept, however old it is. */
  readonly account?: string;
  readonly rowsGo?: true;
  readonly removal?: Removal;
  readonly forgets?: readonly Forgetting[];
  readonly columns: Readonly<Record<string, PersonalColumn>>;
  readonly impersonal: readonly string[];
}

type Rest = Partial<Omit<PersonalColumn, 'class'>>;

/**
 * `names` are separated by spaces. If `kept` is `books`, an erasure leaves the columns unchanged, unless
 * `erased` is given.
 */
export const columns = (
  of: DataClass,
  names: string,
  { kept = 'account', exported = true, erased = kept === 'books' ? undefined : null, ...rest }: Rest = {},
): Readonly<Record<string, PersonalColumn>> =>
  Object.fromEntries(
    names
      .split(' ')
      .map((name) => [name, { class: of, kept, exported, ...(erased !== undefined && { erased }), ...rest }]),
  );

export const listed = (names: string): readonly string[] => names.split(' ');
