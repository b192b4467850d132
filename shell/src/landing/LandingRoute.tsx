import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf, useSession } from 'shared-api/http';
import { listPublicPrices } from 'shared-api/services';
import { usePublicSettings } from 'shared-api/settings';
import { Landing } from './Landing.tsx';

/** A request for `/` gets a page from the build; this route serves links inside the application. */
export function LandingRoute() {
  const signedIn = useSession((state) => state.user !== null);
  const { authority, registrationFees } = usePublicSettings();
  const { data: prices = [] } = useQuery(queryOf(listPublicPrices, {}));
  const { portal, name, shortName, offices } = authority;
  return (
    <>
      <title>{portal}</title>
      <Landing
        settings={{ name: portal, authority: `${name} (${shortName})`, offices, registrationFees, prices }}
        signedIn={signedIn}
        LinkTo={Link}
      />
    </>
  );
}
