const historyKey = 'locations';
const referrerKey = 'referrer';
const maxAddresses = 20;

/**
 * An address is read as it is written, and as the browser reads it: /app/..//elsewhere.example leads out of the
 * portal.
 */
function isPrivate(address: string): boolean {
  const { origin } = window.location;
  if (!address.startsWith('/') || !URL.canParse(address, origin)) return false;
  const read = new URL(address, origin);
  return read.origin === origin && /^\/app(\/|$)/.test(read.pathname);
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(historyKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Session storage has where this tab has been, newest last, as specified (AUTH-23), and where a guard turned it away.
 */
export const visited = {
  add(address: string): void {
    const before = read().filter((entry) => entry !== address);
    sessionStorage.setItem(historyKey, JSON.stringify([...before, address].slice(-maxAddresses)));
  },
  all: read,
  remember(address: string): void {
    if (isPrivate(address)) sessionStorage.setItem(referrerKey, address);
  },
  forgetReferrer: (): void => sessionStorage.removeItem(referrerKey),
  /** The page that a guard remembered goes before the last private page shown other than this one. */
  referrer(address: string): string | undefined {
    const remembered = sessionStorage.getItem(referrerKey);
    if (remembered && isPrivate(remembered)) return remembered;
    return read().findLast((entry) => isPrivate(entry) && entry !== address);
  },
  /** The pages that one user visited are nothing for the next. */
  clear(): void {
    sessionStorage.removeItem(historyKey);
    sessionStorage.removeItem(referrerKey);
  },
};
