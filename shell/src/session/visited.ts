const historyKey = 'locations';
const referrerKey = 'referrer';
const maxAddresses = 20;

/** `/app/..//elsewhere.example` begins with `/app`, but the browser resolves the address to another page. */
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

export const visited = {
  add(address: string): void {
    const before = read().filter((entry) => entry !== address);
    sessionStorage.setItem(historyKey, JSON.stringify([...before, address].slice(-maxAddresses)));
  },
  remember(address: string): void {
    if (isPrivate(address)) sessionStorage.setItem(referrerKey, address);
  },
  forgetReferrer: (): void => sessionStorage.removeItem(referrerKey),
  referrer(address: string): string | undefined {
    const remembered = sessionStorage.getItem(referrerKey);
    if (remembered && isPrivate(remembered)) return remembered;
    return read().findLast((entry) => isPrivate(entry) && entry !== address);
  },
  /** The next user must not be sent to pages that the previous user visited. */
  clear(): void {
    sessionStorage.removeItem(historyKey);
    sessionStorage.removeItem(referrerKey);
  },
};
