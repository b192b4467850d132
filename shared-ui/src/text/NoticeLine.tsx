import { Link } from 'react-router-dom';
import { links } from '../links.ts';

/** The law requires this notice before people give data. Sending the form does not accept the notice. */
export const NoticeLine = () => (
  <p className="linksInText">
    The <Link to={links.privacy()}>privacy notice</Link> says what is kept, why, and for how long.
  </p>
);
