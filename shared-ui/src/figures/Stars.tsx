import { Icon } from '../icons/Icon.tsx';
import styles from './Stars.module.css';

const five = [1, 2, 3, 4, 5];
const Row = () => five.map((star) => <Icon key={star} name="star" />);

/** A rating of five as stars that are filled as far as it goes, with the number beside them. */
export function Stars({ rating }: { rating: number }) {
  const text = rating.toFixed(2).replace(/\.?0+$/, '');
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden>
        <Row />
        <span className={styles.filled} style={{ width: `${(rating / five.length) * 100}%` }}>
          <Row />
        </span>
      </span>{' '}
      <span className={styles.text}>{text} of 5</span>
    </span>
  );
}
