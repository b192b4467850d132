/**
 * The cohort decides which versions of the remotes a browser gets. The cohort is stored in cookies, because a
 * logout clears local storage.
 */
export interface Cohort {
  /** The user agreed to run this channel of test versions. The channel ends when the browser closes. */
  readonly channel: string | undefined;
  /** Returns a random number from 0 to 99.99. The number is drawn once for each browser. */
  readonly bucket: () => number;
}

const param = 'channel';
/** `?channel=all` clears the channel that the user chose before. */
const everybody = 'all';
const yearSeconds = 365 * 24 * 60 * 60;
const askedKey = 'asked-channel';

const readCookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=${value}; Path=/${age}; SameSite=Lax`;
}

const isChannel = (text: string) => /^[a-z0-9][a-z0-9.-]{0,39}$/.test(text);

const chosenChannel = (): string | undefined => {
  const channel = readCookie(param);
  return channel && isChannel(channel) ? channel : undefined;
};

/** The session is not loaded yet when this function runs, so it reads local storage. */
function mayPreview(): boolean {
  try {
    const user = JSON.parse(localStorage.getItem('user') ?? 'null');
    return localStorage.getItem('token') !== null && user?.permissions?.includes('remotes.preview') === true;
  } catch {
    return false;
  }
}

/** A link alone does not change the channel: anyone may have sent the link, so the user is asked first. */
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
