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

/** Its rows are deleted this many days after the time in a column. */
export interface Removal {
  readonly days: number;
  readonly since: string;
  /** People read what the column tells: "30 days after they end". */
  readonly after: string;
}

export interface PersonalColumn {
  readonly class: DataClass;
  readonly kept: Kept;
  /** An erasure puts it in the place of what was there; a null one is empty. */
  readonly erased: string | null;
  /** Whoever it is about gets it with their data. */
  readonly exported: boolean;
  /** These keys of its JSON tell something of a person, however deep they stand. */
  readonly keys?: readonly string[];
}

/** Every column of it is a personal one or one that tells nothing of anybody. */
export interface PersonalTable {
  readonly whose: 'account' | 'member' | 'passenger' | 'saved person' | 'staff' | 'everybody';
  /** Rows of an account and its members, by its number $1; without it nobody gets a copy of the table. */
  readonly ofAccount?: string;
  /** Rows of one person, by their number $1. */
  readonly ofPerson?: string;
  readonly removal?: Removal;
  readonly columns: Readonly<Record<string, PersonalColumn>>;
  readonly impersonal: readonly string[];
}

type Rest = Partial<Omit<PersonalColumn, 'class'>>;

/** Columns of one kind, with their names between blanks. */
export const columns = (
  of: DataClass,
  names: string,
  { kept = 'account', erased = null, exported = true, keys }: Rest = {},
): Readonly<Record<string, PersonalColumn>> =>
  Object.fromEntries(
    names.split(' ').map((name) => [name, { class: of, kept, erased, exported, ...(keys && { keys }) }]),
  );

export const listed = (names: string): readonly string[] => names.split(' ');
