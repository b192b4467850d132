import { useEffect, useState } from 'react';
import { serverNow } from './clocks.ts';

const stepMs = 15_000;

/** The time continues from the server's last reply, without further requests. */
export function useServerNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
