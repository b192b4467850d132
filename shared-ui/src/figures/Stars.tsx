import { Rate } from 'antd';
import { Inline } from '../layout/Stack.tsx';
import styles from './Stars.module.css';

export const Stars = ({ rating }: { rating: number }) => (
  <Inline space={2}>
    <Rate disabled allowHalf value={Math.round(rating * 2) / 2} aria-hidden className={styles.stars ?? ''} />{' '}
    <span>{rating.toFixed(2).replace(/\.?0+$/, '')} of 5</span>
  </Inline>
);
