import { useCallback, useState } from 'react';
import type { AttendanceMark } from 'shared-api/desk';

/** What the server has taken since the copy was opened, which the copy itself does not know. */
export function useStoredHere() {
  const [facts, setFacts] = useState<readonly AttendanceMark[]>([]);
  const add = useCallback(
    (stored: readonly AttendanceMark[]) => setFacts((before) => [...before, ...stored]),
    [],
  );
  return { facts, add };
}
