import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './NoticeLine.module.css';

/** The law requires telling people before they give their data; sending the form does not accept the notice. */
export const NoticeLine = () => (
  <p className={styles.line}>
    The <Link to={links.privacy()}>privacy notice</Link> says what is kept, why, and for how long.
  </p>
);
