import { lazy, type ReactNode, Suspense } from 'react';

export interface ModalProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** 418 px wide by default; large is 90 % of the window, at most 1000 px. */
  size?: 'default' | 'large';
  width?: number;
  footer?: ReactNode;
}

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
