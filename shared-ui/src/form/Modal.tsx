import { lazy, Suspense, useEffect, useState } from 'react';
import type { ModalProps } from './ModalProps.ts';

const AntdModal = lazy(async () => ({ default: (await import('./AntdModal.tsx')).AntdModal }));

/** Keeps the focus inside, closes on Escape, gives the focus back. antd's part is fetched when first opened. */
export const Modal = (props: ModalProps) => (props.open ? <Opened {...props} /> : null);

function Opened(props: ModalProps) {
  useFocusBack();
  return (
    <Suspense fallback={null}>
      <AntdModal {...props} />
    </Suspense>
  );
}

/** What had the focus gets it back, also when what had it last inside is gone by then, such as a form that was sent. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
