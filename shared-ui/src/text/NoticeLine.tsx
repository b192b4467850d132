import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './NoticeLine.module.css';

/** The law asks that people are told before they give their data; nothing is accepted by it. */
export const NoticeLine = () => (
  <p className={styles.line}>
    The <Link to={links.privacy()}>privacy notice</Link> says what is kept, why, and for how long.
  </p>
);
