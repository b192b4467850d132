import type { DescribedCall, Parameter, Shape } from './openApi.ts';

/** Records that are there, so that what names them finds something. */
export interface Known {
  readonly client: number;
  readonly booking: number;
  readonly payment: number;
  readonly invoice: string;
}

/** What a field of such a name takes. */
const telling: readonly (readonly [name: RegExp, example: unknown])[] = [
  [/email/i, 'sample@example.test'],
  [/phone|mobile/i, '08031234567'],
  [/password/i, 'Abc123!'],
  [/identification|^nin$/i, '12345678901'],
  [/year/i, '2010'],
  [/arrival|^from$/i, '2031-03-01T09:15:00.000Z'],
  [/date/i, '2031-03-01'],
  [/amount|^value$/i, 60_000],
  [/^bookingStatus$/i, 'Canceled'],
  [/^status$/i, 'Active'],
  [/^kind$/, 'individual'],
  [/^slug$/, 'authority'],
  [/^key$/, 'registrationFeeCorporate'],
];

/** What calls take whose body the API does not describe. */
const undescribed: Readonly<Record<string, unknown>> = {
  '/api/feedbacks': {
    isHelpful: 1,
    processFollowed: 1,
    wouldUseAgain: 1,
    wouldRecommendService: 1,
    qualityRating: 4,
    feedbackText: 'Sample',
  },
  '/api/payments/notification': [{ rrr: '310000000001', orderRef: 'Sample', amount: 60_000, status: '00' }],
};

const idFor = (path: string, { client, booking, payment }: Known): number => {
  if (path.startsWith('/api/booking-services')) return booking;
  if (path.startsWith('/api/transactions')) return payment;
  return path.startsWith('/api/users') ? client : 1;
};

const named = (name: string, otherwise: unknown): unknown =>
  telling.find(([pattern]) => pattern.test(name))?.[1] ?? otherwise;

/** A value that the call may take for its field. */
function exampleOf(shape: Shape, name: string, path: string, known: Known): unknown {
  const { type, enum: choices, minimum, properties, items } = shape;
  if (choices) return choices[0];
  if (name === 'applicationUserId') return known.client;
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(([, { items: each }]) => each?.contentMediaType === undefined)
          .map(([key, field]) => [key, exampleOf(field, key, path, known)]),
      );
    case 'array':
      return items ? [exampleOf(items, name, path, known)] : [];
    case 'integer':
    case 'number':
      return /^ids?$/i.test(name) ? idFor(path, known) : Math.max(1, minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return named(name, 'Sample');
  }
}

/** A body that names every field. */
export const exampleBody = ({ path, body }: DescribedCall, known: Known): unknown =>
  undescribed[path] ?? (body && exampleOf(body, '', path, known));

const inPath = ({ name, schema = {} }: Parameter, path: string, known: Known): string => {
  if (name === 'id' && schema.type === 'string') return known.invoice;
  return String(exampleOf(schema, name, path, known));
};

/** The address of a call; what stands in its path is marked with a sign if one is given. */
export const exampleAddress = ({ path, parameters }: DescribedCall, known: Known, suffix = ''): string =>
  parameters
    .filter((each) => each.in === 'path')
    .reduce(
      (address, each) => address.replace(`{${each.name}}`, `${inPath(each, path, known)}${suffix}`),
      path,
    );
