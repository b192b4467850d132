import { lazy, Suspense } from 'react';
import type { ModalProps } from './ModalProps.ts';

const AntdModal = lazy(async () => ({ default: (await import('./AntdModal.tsx')).AntdModal }));

/** Keeps the focus inside, closes on Escape, gives the focus back. antd's part is fetched when first opened. */
export function Modal(props: ModalProps) {
  if (!props.open) return null;
  return (
    <Suspense fallback={null}>
      <AntdModal {...props} />
    </Suspense>
  );
}
