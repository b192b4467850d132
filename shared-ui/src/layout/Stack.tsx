import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../button/Button.tsx';
import styles from './Stack.module.css';

export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

interface FlowProps {
  children: ReactNode;
  /** A step of the spacing scale, --space-1 to --space-8. */
  space?: Space;
  className?: string | undefined;
}

const gap = (space: Space) => `var(--space-${space})`;

export const Stack = ({ children, space = 4, className }: FlowProps) => (
  <Flex vertical gap={gap(space)} className={classNames(styles.flow, className)}>
    {children}
  </Flex>
);

/** Places its children in a row that wraps; `between` puts the first at the start and the last at the end. */
export const Inline = ({
  children,
  space = 3,
  className,
  between = false,
}: FlowProps & { between?: boolean }) => (
  <Flex
    wrap
    align="center"
    justify={between ? 'space-between' : 'normal'}
    gap={gap(space)}
    className={classNames(styles.flow, className)}
  >
    {children}
  </Flex>
);

/** As many equal columns as fit, each at least `minimum` wide. */
export const Grid = ({ children, space = 4, minimum = '16rem' }: FlowProps & { minimum?: string }) => (
  <div
    className={styles.grid}
    style={{
      gap: gap(space),
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minimum}), 1fr))`,
    }}
  >
    {children}
  </div>
);
