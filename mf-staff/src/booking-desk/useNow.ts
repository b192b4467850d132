import { useEffect, useState } from 'react';
import { serverNow } from 'shared-api/http';

const everyMs = 20_000;

/** Now by the server's clock, looked at three times a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
