/** Bookings at once, ten times and a hundred times as many; each with a tenth as many clients. */
const once = Number(process.env.GROWTH_BOOKINGS ?? 10_000);

/** An embedded database is for a portal that is smaller by so much. */
const smaller = 5;

const times = [1, 10, 100] as const;

const sizes = (bookings: number) =>
  times.map((factor) => ({ clients: (bookings * factor) / 10, bookings: bookings * factor }));

export const served = sizes(once);
export const embedded = sizes(once / smaller);

export const labelsOf = (of: readonly { readonly bookings: number }[]): readonly string[] =>
  of.map(({ bookings }) => bookings.toLocaleString('en'));
