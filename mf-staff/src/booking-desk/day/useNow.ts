import { useEffect, useState } from 'react';
import { serverNow } from 'shared-api/http';

const everyMs = 20_000;

export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
