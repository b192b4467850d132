import { Flex, type FlexProps } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../button/Button.tsx';
import styles from './Stack.module.css';

type Space = 1 | 2 | 3 | 4 | 5 | 6;

interface FlowProps extends Omit<FlexProps, 'gap' | 'vertical'> {
  /** The gap is a step of the spacing scale, --space-1 to --space-6. */
  space?: Space;
}

const gap = (space: Space) => `var(--space-${space})`;

export const Stack = ({ space = 4, className, ...rest }: FlowProps) => (
  <Flex {...rest} vertical gap={gap(space)} className={classNames(styles.flow, className)} />
);

/** `between` moves the first child to the start and the last child to the end. */
export const Inline = ({
  space = 3,
  className,
  between = false,
  ...rest
}: FlowProps & { between?: boolean }) => (
  <Flex
    wrap
    align="center"
    justify={between ? 'space-between' : 'normal'}
    {...rest}
    gap={gap(space)}
    className={classNames(styles.flow, className)}
  />
);

interface GridProps {
  children: ReactNode;
  space?: Space;
  minimum?: string;
}

/** The grid has as many equal columns as fit, and each column is at least `minimum` wide. */
export const Grid = ({ children, space = 4, minimum = '16rem' }: GridProps) => (
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
