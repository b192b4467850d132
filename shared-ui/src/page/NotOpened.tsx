import { useEffect, useEffectEvent } from 'react';
import { notify } from '../notifications/notify.ts';

/** Replaces a dialog whose code could not be fetched, reports the failure and closes. */
export function NotOpened({ title, onClose }: { title: string; onClose: () => void }) {
  const sayOnce = useEffectEvent(() => {
    notify.error(`“${title}” could not be opened`, { detail: 'Check your connection and try again.' });
    onClose();
  });
  useEffect(() => sayOnce(), []);
  return null;
}
