import { useEffect, useState } from 'react';

/** If the focused part has been removed, for example a form that was sent, the opener gets the focus. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
