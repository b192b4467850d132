import { Drawer as AntdDrawer } from 'antd';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps {
  title: string;
  /** 'right' has room for the details of the row that was pressed. */
  placement?: 'left' | 'right';
  /** Wide enough to read an A4 page. */
  wide?: boolean;
  /** The drawer holds a form: its first field takes the focus once the drawer is open. */
  typing?: boolean;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

const widths = { left: 'min(20rem, 85vw)', right: 'min(30rem, 94vw)' };

/** A dialog that slides in, open while it is rendered. Escape or a press outside closes it, and the focus returns. */
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

/** Keeps the focus where the user has moved it while the drawer was opening. */
function focusFirst(content: HTMLElement | null): void {
  if (!content?.contains(document.activeElement)) content?.querySelector('input')?.focus();
}

/** Takes the focus, which antd sets on a wrapper that is not announced; a changed title is read out again. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} aria-live="polite">
      {children}
    </h2>
  );
}
