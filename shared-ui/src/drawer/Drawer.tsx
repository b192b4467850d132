import { Drawer as AntdDrawer } from 'antd';
import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { useFocusBack } from '../focus/useFocusBack.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Drawer.module.css';

export interface DrawerProps {
  title: string;
  placement?: 'left' | 'right';
  wide?: boolean;
  /** The drawer contains a form, whose first field gets the focus. */
  typing?: boolean;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

const widths = { left: 'min(20rem, 85vw)', right: 'min(30rem, 94vw)' };

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

/** The user may have moved the focus while the drawer was opening. */
function focusFirst(content: HTMLElement | null): void {
  if (!content?.contains(document.activeElement)) content?.querySelector('input')?.focus();
}

/** antd focuses a wrapper that screen readers do not announce, so the heading takes the focus. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} aria-live="polite">
      {children}
    </h2>
  );
}
