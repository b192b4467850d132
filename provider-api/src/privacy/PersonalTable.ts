import type { RetentionKey } from 'shared-api/rules';

/** The law asks for the purpose and the legal ground of each class of data. */
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

/** Deletes rows a number of days after a time; an Administrator may set the number. */
export interface Removal {
  readonly days: number | RetentionKey;
  /** SQL for the row's time. */
  readonly since: string;
  /** The time in words: "30 days after they end". */
  readonly after: string;
  /** SQL condition: only these rows. */
  readonly when?: string;
}

/** Erases columns but keeps the row. */
export interface Forgetting extends Removal {
  readonly days: RetentionKey;
  readonly columns: readonly string[];
  /** These keys of their JSON go sooner than the others. */
  readonly keys?: readonly string[];
}

export interface PersonalColumn {
  readonly class: DataClass;
  readonly kept: Kept;
  /** The value that an erasure writes; null clears the column, undefined leaves it unchanged. */
  readonly erased?: string | null;
  /** Whether people get this in the copy of their data. */
  readonly exported: boolean;
  /** Keys of a JSON column that hold personal data, at any depth. */
  readonly keys?: readonly string[];
  /** SQL condition for the rows in which the value is the person's; $1 is the person's id. */
  readonly where?: string;
}

/** A table with personal data; `columns` and `impersonal` together name all of its columns. */
export interface PersonalTable {
  readonly whose: 'account' | 'member' | 'passenger' | 'saved person' | 'staff' | 'everybody';
  /** SQL condition for rows of an account and its members; $1 is the account's id. */
  readonly ofAccount?: string;
  /** SQL condition for rows of one person; $1 is the person's id. */
  readonly ofPerson?: string;
  /** SQL for the account whose restriction prevents removal by age. */
  readonly account?: string;
  readonly rowsGo?: true;
  readonly removal?: Removal;
  readonly forgets?: readonly Forgetting[];
  readonly columns: Readonly<Record<string, PersonalColumn>>;
  readonly impersonal: readonly string[];
}

type Rest = Partial<Omit<PersonalColumn, 'class'>>;

/** `names` are separated by spaces. An erasure leaves columns of the books unchanged unless `erased` is given. */
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
