import type { ReactNode } from 'react';

interface ScrollAreaProps {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

export const ScrollArea = ({ label, className, children }: ScrollAreaProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll only a focused element
  <section aria-label={label} className={className} tabIndex={0}>
    {children}
  </section>
);
