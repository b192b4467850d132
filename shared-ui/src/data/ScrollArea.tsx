import type { ReactNode } from 'react';

interface ScrollAreaProps {
  label: string;
  /** Says how large it is, and which way it scrolls. */
  className: string | undefined;
  children: ReactNode;
}

/** The keyboard scrolls it, too. */
export const ScrollArea = ({ label, className, children }: ScrollAreaProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
  <section aria-label={label} className={className} tabIndex={0}>
    {children}
  </section>
);
