import type { ReactNode } from 'react';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { fetchAhead, fetchedPart } from '../page/fetchedPart.tsx';
import { NotOpened } from '../page/NotOpened.tsx';

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

type Opened = Omit<ModalProps, 'open'>;

const OpenModal = fetchedPart<Opened>(() => import('./OpenModal.tsx').then((part) => part.OpenModal));

/** Fetches what dialogs are drawn with, so that the first one opens at once. */
export const fetchDialogs = (): Promise<void> => fetchAhead(OpenModal);

/** Keeps the focus inside, closes on Escape, gives the focus back. Notifications stay in reach above it. */
export const Modal = ({ open, ...props }: ModalProps) => (open ? <Opening {...props} /> : null);

function Opening(props: Opened) {
  useFocusBack();
  return <OpenModal {...props} failed={<NotOpened {...props} />} />;
}
