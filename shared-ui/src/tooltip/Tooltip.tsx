import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** Names the button. */
  label: string;
  /** Shown beside it on hover and focus, and read as its description. */
  text: string;
  /** What the button shows, such as an icon. */
  children: ReactNode;
}

/** Hovering button and text alike keeps the text, a tap focuses the button, Escape puts the text away (WCAG 1.4.13). */
export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = anchor.current;
    const show = () => setShown(true);
    const hide = () => setShown(false);
    element?.addEventListener('mouseenter', show);
    element?.addEventListener('mouseleave', hide);
    return () => {
      element?.removeEventListener('mouseenter', show);
      element?.removeEventListener('mouseleave', hide);
    };
  }, []);
  useEffect(() => {
    if (!shown) return;
    const putAway = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      setShown(false);
    };
    document.addEventListener('keydown', putAway, true);
    return () => document.removeEventListener('keydown', putAway, true);
  }, [shown]);
  return (
    <span ref={anchor} className={styles.anchor}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span role="tooltip" id={id} hidden={!shown} className={styles.text}>
        {text}
      </span>
    </span>
  );
}
