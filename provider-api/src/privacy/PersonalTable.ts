import type { RetentionKey } from 'shared-api/rules';

/** The law asks of each class why it is kept and on which ground. */
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

/** As long as the account, as long as the books of the authority, or as long as its row. */
export type Kept = 'account' | 'books' | 'row';

/** It is gone this many days after a time, which an Administrator may set. */
export interface Removal {
  readonly days: number | RetentionKey;
  /** SQL of a row's time. */
  readonly since: string;
  /** People read what the time is: "30 days after they end". */
  readonly after: string;
  /** SQL: of these rows alone. */
  readonly when?: string;
}

/** The columns are erased while their row stays. */
export interface Forgetting extends Removal {
  readonly days: RetentionKey;
  readonly columns: readonly string[];
  /** These keys of their JSON go sooner than the others. */
  readonly keys?: readonly string[];
}

export interface PersonalColumn {
  readonly class: DataClass;
  readonly kept: Kept;
  /** An erasure puts it in the place of what was there; null empties it, and without it the column stays as it is. */
  readonly erased?: string | null;
  /** Whoever it is about gets it with their data. */
  readonly exported: boolean;
  /** These keys of its JSON tell something of a person, however deep they stand. */
  readonly keys?: readonly string[];
  /** SQL: it is the person's in these rows alone; $1 is their number. */
  readonly where?: string;
}

/** Every column of it is a personal one or one that tells nothing of anybody. */
export interface PersonalTable {
  readonly whose: 'account' | 'member' | 'passenger' | 'saved person' | 'staff' | 'everybody';
  /** SQL: rows of an account and its members, by its number $1. */
  readonly ofAccount?: string;
  /** SQL: rows of one person, by their number $1. */
  readonly ofPerson?: string;
  /** SQL of the account whose restriction keeps a row from removal by age. */
  readonly account?: string;
  /** An erasure takes its rows whole. */
  readonly rowsGo?: true;
  readonly removal?: Removal;
  readonly forgets?: readonly Forgetting[];
  readonly columns: Readonly<Record<string, PersonalColumn>>;
  readonly impersonal: readonly string[];
}

type Rest = Partial<Omit<PersonalColumn, 'class'>>;

/** Columns of one kind, with their names between blanks. Those of the books stay unless they say what an erasure makes of them. */
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
