import { useEffect, useState } from 'react';
import { serverNow } from 'shared-api/http';

const stepMs = 15_000;

/** Continues from the server's last known time, without asking the server (G57, D27). */
export function useServerNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
