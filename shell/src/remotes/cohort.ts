/** versionFor judges a browser by this. It outlives Logout, which clears local storage (D07). */
export interface Cohort {
  /** Somebody signed in agreed to run the versions of this channel, until the browser closes. */
  readonly channel: string | undefined;
  /** The rollout bucket is between 0 and 100, drawn once: a share of 10 % are those below 10. */
  readonly bucket: () => number;
}

const param = 'channel';
/** `?channel=all` leads back to what everybody gets. */
const everybody = 'all';
const yearSeconds = 365 * 24 * 60 * 60;
const askedKey = 'asked-channel';

const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/** Without an age it ends with the browser. */
function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax`;
}

const isChannel = (text: string) => /^[a-z0-9][a-z0-9.-]{0,39}$/.test(text);

const chosenChannel = (): string | undefined => {
  const channel = readCookie(param);
  return channel && isChannel(channel) ? channel : undefined;
};

/** The versions are nobody's but theirs who are signed in and may preview; a stored user stands for the session. */
function mayPreview(): boolean {
  try {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null');
    return localStorage.getItem('token') !== null && user?.permissions?.includes('remotes.preview') === true;
  } catch {
    return false;
  }
}

/** A link with `?channel=preview` asks later, whoever sent it; it is taken out of the address. */
export function followChannelLink(): void {
  const url = new URL(location.href);
  const wanted = url.searchParams.get(param);
  if (wanted === null) return;
  if (wanted === everybody) {
    writeCookie(param, '', 0);
    sessionStorage.removeItem(askedKey);
  } else if (isChannel(wanted) && wanted !== chosenChannel()) sessionStorage.setItem(askedKey, wanted);
  url.searchParams.delete(param);
  history.replaceState(history.state, '', url);
}

export const askedChannel = (): string | undefined => sessionStorage.getItem(askedKey) ?? undefined;

export function answerChannel(answer: 'run' | 'leave'): void {
  const channel = askedChannel();
  sessionStorage.removeItem(askedKey);
  if (answer === 'run' && channel) writeCookie(param, channel);
}

/** The address keeps the page that is open. */
export const wayOut = (pathname: string): string => `${pathname}?${param}=${everybody}`;

function drawBucket(): number {
  const known = Number.parseFloat(readCookie('rollout-bucket') ?? '');
  if (known >= 0 && known < 100) return known;
  const drawn = Math.floor(Math.random() * 10_000) / 100;
  writeCookie('rollout-bucket', String(drawn), yearSeconds);
  return drawn;
}

export const currentCohort = (): Cohort => ({
  channel: mayPreview() ? chosenChannel() : undefined,
  bucket: drawBucket,
});
