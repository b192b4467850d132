import { useEffect, useState } from 'react';
import { serverNow } from 'shared-api/http';

const everyMs = 20_000;

/** The server's clock counts, and three looks a minute are enough for times to the minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
