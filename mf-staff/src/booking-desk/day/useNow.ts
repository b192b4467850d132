import { useEffect, useState } from 'react';
import { serverNow } from 'shared-api/http';

const everyMs = 20_000;

/** By the server's clock; three updates a minute are enough for times in minutes. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
