import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import {
  choice,
  id,
  oneOf,
  optionalCalendarDate,
  optionalChoice,
  optionalId,
  optionalTextFrom3,
  textFrom3,
} from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { byId, optionalDay, page } from '../contract/queries.ts';
import {
  dateFormats,
  decimalSigns,
  decisionKinds,
  decisionStatuses,
  encodings,
  lineStates,
  lineViews,
  separators,
} from './rules.ts';

/** What the gateway collected and has not paid out, counted twice; amounts in naira. */
const clearing = lazily(() =>
  object({
    byLedger: number().required(),
    byPayments: number().required(),
    /** Must be 0: anything else is an error of the portal. */
    difference: number().required(),
    openPayments: number().required(),
    /** Money in the bank of which nobody knows yet whose it is. */
    suspense: number().required(),
    /** The day from which on payments are reconciled; null before the books are opened. */
    opened: string().defined().nullable(),
  }),
);
export type Clearing = InferType<typeof clearing>;

export const readClearing = endpoint({
  method: 'GET',
  path: '/books/clearing',
  access: ['books.read'],
  summary: 'What the gateway collected and has not paid out: by the ledger and by the open payments',
  reply: clearing,
});

const heading = () => string().nullable().max(200);
const mapping = () => ({
  name: textFrom3(100),
  separator: choice(separators),
  encoding: choice(encodings),
  /** Headings of the file. */
  columns: object({
    rrr: string().required('Please choose a column').max(200),
    amount: string().required('Please choose a column').max(200),
    fee: heading(),
    paid: heading(),
    settled: heading(),
    reference: heading(),
  }).required(),
  dateFormat: choice(dateFormats),
  decimalSign: choice(decimalSigns),
});

const settlementProfile = lazily(() => object({ id: number().required(), ...mapping() }));
export type SettlementProfile = InferType<typeof settlementProfile>;

export const listProfiles = endpoint({
  method: 'GET',
  path: '/books/profiles',
  access: ['books.read'],
  summary: "How the gateway's settlement files are read, by name",
  reply: lazily(() => array(settlementProfile.required()).required()),
});

export const createProfile = endpoint({
  method: 'POST',
  path: '/books/profiles',
  access: ['books.settle'],
  summary: 'Say which columns of a settlement file hold what; made once for a kind of file',
  body: lazily(() => object(mapping())),
  idempotent: true,
  refusals: [409],
  reply: settlementProfile,
});

const settlementFile = lazily(() =>
  object({
    id: number().required(),
    name: string().required(),
    profile: string().required(),
    dateCreated: string().required(),
    uploadedBy: string().required(),
    /** False until its lines have been held against the payments. */
    read: boolean().required(),
    lines: number().required(),
    /** In naira. */
    gross: number().required(),
    fee: number().required(),
    /** How many lines are open in each state; how many are posted or ignored. */
    counts: object(
      Object.fromEntries(lineViews.map((view) => [view, number().required()])) as Record<
        (typeof lineViews)[number],
        ReturnType<ReturnType<typeof number>['required']>
      >,
    ).required(),
    /** How many of its open lines the reader looks after. */
    mine: number().required(),
  }),
);
export type SettlementFile = InferType<typeof settlementFile>;

export const listFiles = endpoint({
  method: 'GET',
  path: '/books/files',
  access: ['books.read'],
  summary: 'Settlement files, the newest first',
  query: page,
  paged: true,
  reply: lazily(() => array(settlementFile.required()).required()),
});

export const uploadFile = endpoint({
  method: 'POST',
  path: '/books/files',
  access: ['books.settle'],
  summary: 'Take in a settlement file of the gateway (CSV), all of its lines or none',
  body: lazily(() => object({ profileId: id() })),
  bodyKind: 'multipart',
  accepts: 'csv',
  refusals: [409],
  reply: settlementFile,
});

export const readFile = endpoint({
  method: 'GET',
  path: '/books/files/:id',
  access: ['books.read'],
  summary: 'One settlement file and how many of its lines are in which state',
  params: byId,
  reply: settlementFile,
});

const person = lazily(() => object({ id: number().required(), name: string().required() }));

const settlementLine = lazily(() =>
  object({
    id: number().required(),
    number: number().required(),
    rrrNo: string().required(),
    /** In naira; below zero where the gateway took it back. */
    amount: number().required(),
    fee: number().required(),
    net: number().required(),
    datePaid: string().defined().nullable(),
    reference: string().defined().nullable(),
    state: string().required().oneOf(lineStates),
    resolved: string().oneOf(['posted', 'ignored']).defined().nullable(),
    resolvedBy: string().defined().nullable(),
    dateResolved: string().defined().nullable(),
    note: string().defined().nullable(),
    /** Who of the finance office looks after it. */
    assignedTo: person.nullable().default(undefined),
    /** What of it lies in suspense; 0 where it is decided or was never there. */
    suspense: number().required(),
    decisionProposed: boolean().required(),
    payment: object({
      transactionId: number().required(),
      transactionType: number().required(),
      invoiceNumber: string().required(),
      business_Name: string().required(),
      clientId: number().required(),
      /** As transactions show it. */
      status: string().required(),
      /** What the gateway still owes for it, in naira. */
      open: number().required(),
    })
      .default(undefined)
      .nullable(),
  }),
);
export type SettlementLineShown = InferType<typeof settlementLine>;

export const listLines = endpoint({
  method: 'GET',
  path: '/books/files/:id/lines',
  access: ['books.read'],
  summary: "A settlement file's lines in its order, all or those of a state or of a person",
  params: byId,
  query: lazily(() =>
    page.shape({
      state: oneOf(lineViews),
      /** An account's id, or one of these. */
      assigned: string()
        .optional()
        .matches(/^(me|nobody|[1-9]\d{0,14})$/, 'Invalid selection'),
    }),
  ),
  paged: true,
  reply: lazily(() => array(settlementLine.required()).required()),
});

export const postFile = endpoint({
  method: 'POST',
  path: '/books/files/:id/post',
  access: ['books.settle'],
  summary: 'Post all matched lines of a settlement file at once',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: settlementFile,
});

export const postLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/post',
  access: ['books.settle'],
  summary: 'Post one line: what is open for its payment is cleared, the rest lies in suspense',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: settlementLine,
});

export const ignoreLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/ignore',
  access: ['books.settle'],
  summary: 'Leave out a line that is listed twice, with the reason; nothing is posted',
  params: byId,
  body: lazily(() => object({ reason: textFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: settlementLine,
});

export const noteLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/note',
  access: ['books.settle'],
  summary: 'Write down what is known about a line; again replaces it, and an empty text removes it',
  params: byId,
  body: lazily(() => object({ note: optionalTextFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: settlementLine,
});

export const listBookOfficers = endpoint({
  method: 'GET',
  path: '/books/officers',
  access: ['books.read'],
  summary: 'Who of the finance office may look after a line, by name',
  reply: lazily(() => array(person.required()).required()),
});

export const assignLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/assignment',
  access: ['books.settle'],
  summary: 'Say who looks after an open line, or nobody; anybody may still resolve it',
  params: byId,
  /** Null is nobody. */
  body: lazily(() => object({ officerId: optionalId().nullable().defined('Please choose a person') })),
  idempotent: true,
  refusals: [409],
  reply: settlementLine,
});

const missingPayment = lazily(() =>
  object({
    transactionId: number().required(),
    transactionType: number().required(),
    invoiceNumber: string().required(),
    rrrNo: string().defined().nullable(),
    business_Name: string().required(),
    datePaid: string().defined().nullable(),
    /** What the gateway still owes for it, in naira. */
    open: number().required(),
    decisionProposed: boolean().required(),
  }),
);
export type MissingPayment = InferType<typeof missingPayment>;

export const listMissing = endpoint({
  method: 'GET',
  path: '/books/missing',
  access: ['books.read'],
  summary: 'Payments that stand in no settlement file although the days for that are over, the oldest first',
  query: lazily(() =>
    page.shape({
      /** Instead of those that are overdue, all that were paid before this day, the newest first. */
      before: optionalDay(),
    }),
  ),
  paged: true,
  reply: lazily(() => array(missingPayment.required()).required()),
});

const bookDecision = lazily(() =>
  object({
    id: number().required(),
    kind: string().required().oneOf(decisionKinds),
    /** In naira; of an opening what was open for the payments that it settles. */
    amount: number().required(),
    line: object({ id: number().required(), fileId: number().required(), rrrNo: string().required() })
      .default(undefined)
      .nullable(),
    payment: object({
      transactionId: number().required(),
      transactionType: number().required(),
      invoiceNumber: string().required(),
    })
      .default(undefined)
      .nullable(),
    client: person.nullable().default(undefined),
    opening: object({
      day: string().required(),
      fee: number().required(),
      stillOpen: number().required(),
    })
      .default(undefined)
      .nullable(),
    reason: string().required(),
    status: string().required().oneOf(decisionStatuses),
    proposedBy: person.required(),
    dateCreated: string().required(),
    decidedBy: person.nullable().default(undefined),
    dateDecided: string().defined().nullable(),
    decisionReason: string().defined().nullable(),
  }),
);
export type BookDecision = InferType<typeof bookDecision>;

export const listDecisions = endpoint({
  method: 'GET',
  path: '/books/decisions',
  access: ['books.read'],
  summary: 'What two people decide about money that does not match, newest first',
  query: lazily(() => page.shape({ status: optionalChoice(decisionStatuses) })),
  paged: true,
  reply: lazily(() => array(bookDecision.required()).required()),
});

export const proposeDecision = endpoint({
  method: 'POST',
  path: '/books/decisions',
  access: ['books.settle'],
  summary:
    'Propose what becomes of suspense, of a payment that never came, or of what was paid before the opening',
  body: lazily(() =>
    object({
      kind: choice(decisionKinds),
      /** Whose suspense it is. */
      lineId: optionalId(),
      /** The payment that never came. */
      transactionId: optionalId(),
      /** Whose wallet takes it. */
      clientId: optionalId(),
      /** Of an opening: payments before this day are settled. */
      day: optionalCalendarDate(),
      /** Of an opening: what the gateway kept of them, in naira. */
      fee: number().min(0).max(100_000_000_000).optional(),
      /** Of an opening: payments that the gateway still holds. */
      stillOpen: array(id()).max(1000).optional(),
      reason: textFrom3(500),
    }),
  ),
  idempotent: true,
  refusals: [409],
  reply: bookDecision,
});

export const approveDecision = endpoint({
  method: 'POST',
  path: '/books/decisions/:id/approval',
  access: ['books.settle'],
  summary: 'Approve what somebody else proposed, if its figures still hold; it is posted at once',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: bookDecision,
});

export const rejectDecision = endpoint({
  method: 'POST',
  path: '/books/decisions/:id/rejection',
  access: ['books.settle'],
  summary: 'Reject a decision, or withdraw one of your own, with the reason',
  params: byId,
  body: lazily(() => object({ reason: textFrom3(500) })),
  idempotent: true,
  refusals: [409],
  reply: bookDecision,
});
