import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reloadSessionUser } from 'shared-api/accounts';
import { Button, Inline } from 'shared-ui';
import styles from './IdleWarning.module.css';
import { useIdle } from './idle.ts';

export function IdleWarning() {
  const warned = useIdle((state) => state.warned);
  return warned ? <Warning /> : null;
}

function Warning() {
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = button.current;
    // An open dialog would take the focus back.
    element?.addEventListener('focusin', (event) => event.stopPropagation());
    element?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Inline
      space={4}
      role="alertdialog"
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      className={styles.warning}
    >
      <div>
        <strong id="idle-title">Are you still there?</strong>
        <p id="idle-text">For your security you will be signed out in 2 minutes.</p>
      </div>
      <Button ref={button} variant="primary" onClick={() => void reloadSessionUser(queryClient)}>
        Stay signed in
      </Button>
    </Inline>
  );
}
