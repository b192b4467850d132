import { Skeleton } from 'antd';
import { Grid, Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Skeletons.module.css';

interface SkeletonProps {
  count?: number;
  shape?: 'lines' | 'cards';
}

const heights = { lines: '1.5rem', cards: '11rem' };

export function Skeletons({ count = 3, shape = 'lines' }: SkeletonProps) {
  const bones = Array.from({ length: count }, (_, index) => index).map((bone) => (
    <Skeleton.Node key={bone} active style={{ width: '100%', height: heights[shape] }} />
  ));
  return (
    <div className={styles.late} aria-busy="true" data-testid="skeleton">
      <VisuallyHidden>Loading</VisuallyHidden>
      {shape === 'lines' ? <Stack space={3}>{bones}</Stack> : <Grid>{bones}</Grid>}
    </div>
  );
}

export const PageSkeleton = () => (
  <div className={styles.page}>
    <Stack space={5}>
      <Skeletons count={1} />
      <Skeletons count={3} shape="cards" />
    </Stack>
  </div>
);
