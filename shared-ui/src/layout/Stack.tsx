import type { CSSProperties, ReactNode } from 'react';
import styles from './Stack.module.css';

export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface FlowProps {
  children: ReactNode;
  /** A step of the spacing scale, --space-1 to --space-8. */
  space?: Space;
  className?: string;
}

const gap = (space: Space): CSSProperties => ({ gap: `var(--space-${space})` });
const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** Children beneath each other. */
export const Stack = ({ children, space = 4, className }: FlowProps) => (
  <div className={classes(styles.stack, className)} style={gap(space)}>
    {children}
  </div>
);

/** Children beside each other, wrapping; `between` pushes the first and the last apart. */
export const Inline = ({
  children,
  space = 3,
  className,
  between = false,
}: FlowProps & { between?: boolean }) => (
  <div className={classes(styles.inline, between ? styles.between : undefined, className)} style={gap(space)}>
    {children}
  </div>
);

/** As many equal columns as fit, each at least `minimum` wide. */
export const Grid = ({
  children,
  space = 4,
  className,
  minimum = '16rem',
}: FlowProps & { minimum?: string }) => (
  <div
    className={classes(styles.grid, className)}
    style={{ ...gap(space), gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))` }}
  >
    {children}
  </div>
);
