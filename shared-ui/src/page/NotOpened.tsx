import { useEffect, useEffectEvent } from 'react';
import { notify } from '../notifications/notify.ts';

/** Stands where a dialog's code could not be fetched: says so, and closes. */
export function NotOpened({ title, onClose }: { title: string; onClose: () => void }) {
  const sayOnce = useEffectEvent(() => {
    notify.error(`“${title}” could not be opened`, { detail: 'Check your connection and try again.' });
    onClose();
  });
  useEffect(() => sayOnce(), []);
  return null;
}
