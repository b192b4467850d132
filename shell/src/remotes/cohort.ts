/** versionFor judges a browser by this. It outlives Logout, which clears local storage (D07). */
export interface Cohort {
  /** A link opted in to this channel. */
  readonly channel: string | undefined;
  /** The rollout bucket is between 0 and 100, drawn once: a share of 10 % are those below 10. */
  readonly bucket: () => number;
}

const param = 'channel';
/** `?channel=all` leads back to what everybody gets. */
const everybody = 'all';
const yearSeconds = 365 * 24 * 60 * 60;

const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

function writeCookie(name: string, value: string, maxAge = yearSeconds): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

const isChannel = (text: string) => /^[a-z][a-z-]{0,19}$/.test(text);

/** A link with `?channel=preview` opts in, and is taken out of the address. */
export function followChannelLink(): void {
  const url = new URL(location.href);
  const wanted = url.searchParams.get(param);
  if (wanted === null) return;
  if (wanted === everybody) writeCookie(param, '', 0);
  else if (isChannel(wanted)) writeCookie(param, wanted);
  url.searchParams.delete(param);
  history.replaceState(history.state, '', url);
}

/** The address keeps the page that is open. */
export const wayOut = (pathname: string): string => `${pathname}?${param}=${everybody}`;

function drawBucket(): number {
  const known = Number.parseFloat(readCookie('rollout-bucket') ?? '');
  if (known >= 0 && known < 100) return known;
  const drawn = Math.floor(Math.random() * 10_000) / 100;
  writeCookie('rollout-bucket', String(drawn));
  return drawn;
}

export function currentCohort(): Cohort {
  const channel = readCookie(param);
  return { channel: channel && isChannel(channel) ? channel : undefined, bucket: drawBucket };
}
