import { Skeleton } from 'antd';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Skeletons.module.css';

interface SkeletonProps {
  /** Rows (lines, cards) of the content to come, so that nothing moves when it arrives. */
  count?: number;
  shape?: 'lines' | 'cards' | 'tiles';
}

/** Keeps the place of what is loading; drawn only after a moment, so that what is there at once does not flicker. */
export function Skeletons({ count = 3, shape = 'lines' }: SkeletonProps) {
  return (
    <div className={`${styles[shape]} ${styles.late}`} aria-busy="true" data-testid="skeleton">
      <VisuallyHidden>Loading</VisuallyHidden>
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
