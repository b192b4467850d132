import { Link } from 'react-router-dom';
import { links } from '../links.ts';

/** By law, people must be able to read the privacy notice before they give personal data. */
export const NoticeLine = () => (
  <p className="linksInText">
    The <Link to={links.privacy()}>privacy notice</Link> says what is kept, why, and for how long.
  </p>
);
