import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Skeletons.module.css';

/** False at first, true once the delay has passed. */
function useDelayed(delayMs: number): boolean {
  const [passed, setPassed] = useState(delayMs === 0);
  useEffect(() => {
    if (delayMs === 0) return;
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return passed;
}

/** A press is answered within a tenth of a second; what is there sooner needs no sign. */
const DELAY_MS = 80;

interface SkeletonProps {
  /** Rows (lines, cards) of the content to come, so that nothing moves when it arrives. */
  count?: number;
  shape?: 'lines' | 'cards' | 'tiles';
  delayMs?: number;
}

/** Keeps the place of what is loading; drawn only after a moment, so that what is there at once does not flicker. */
export function Skeletons({ count = 3, shape = 'lines', delayMs = DELAY_MS }: SkeletonProps) {
  const visible = useDelayed(delayMs);
  return (
    <div
      className={`${styles[shape]} ${visible ? '' : styles.waiting}`}
      aria-busy="true"
      data-testid="skeleton"
    >
      {visible && <VisuallyHidden>Loading</VisuallyHidden>}
      {Array.from({ length: count }, (_, index) => index).map((bone) => (
        <Skeleton.Node key={bone} active className={styles.bone} classNames={{ content: styles.content }} />
      ))}
    </div>
  );
}

export const PageSkeleton = () => (
  <div className={styles.page}>
    <Skeletons count={1} />
    <Skeletons count={3} shape="cards" />
  </div>
);
