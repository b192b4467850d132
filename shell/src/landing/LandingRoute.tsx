import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import { content } from './content.ts';
import { Landing } from './Landing.tsx';

/** The landing page inside the application, for whoever comes back to it by a link. */
export function LandingRoute() {
  const signedIn = useSession((state) => state.user !== null);
  return (
    <>
      <title>{content.name}</title>
      <Landing signedIn={signedIn} LinkTo={Link} />
    </>
  );
}
