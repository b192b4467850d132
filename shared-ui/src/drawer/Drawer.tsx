import { Drawer as AntdDrawer } from 'antd';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps {
  title: string;
  /** From the right it has room for the details of what was tapped. */
  placement?: 'left' | 'right';
  /** Wide enough for a page of paper. */
  wide?: boolean;
  /** Opened to be filled in: its first field has the focus once it is there. */
  typing?: boolean;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

const widths = { left: 'min(20rem, 85vw)', right: 'min(30rem, 94vw)' };

/** Open while it is drawn: a dialog that slides in from a side. Keeps the focus inside and the page behind still, closes on Escape and beside it, gives the focus back. */
export function Drawer({ title, placement = 'left', wide = false, typing, children, ...on }: DrawerProps) {
  const content = useRef<HTMLDivElement>(null);
  useFocusBack();
  return (
    <AntdDrawer
      open
      title={<Title>{title}</Title>}
      placement={placement}
      size={wide ? 'min(50rem, calc(100vw - var(--beside, 0rem)))' : widths[placement]}
      {...on}
      afterOpenChange={() => typing && focusFirst(content.current)}
      closeIcon={<Icon name="close" />}
      autoFocus={false}
      classNames={styles}
    >
      {typing ? <div ref={content}>{children}</div> : children}
    </AntdDrawer>
  );
}

/** Unless somebody went to a field while it was still opening. */
function focusFirst(content: HTMLElement | null): void {
  if (!content?.contains(document.activeElement)) content?.querySelector('input')?.focus();
}

/** Takes the focus, which antd would put around the dialog, where nothing is announced, and is read again when it names another thing. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} aria-live="polite" className={styles.heading}>
      {children}
    </h2>
  );
}
