import { isClient, useSession } from 'shared-api/http';
import { links } from 'shared-ui';
import { PageViews } from 'shared-ui/data';

/** The pages about oneself; staff were not registered but invited. */
export function ProfileViews() {
  const user = useSession((state) => state.user);
  return (
    <PageViews
      label="Parts of your profile"
      pages={[
        { label: 'Details', to: links.profile() },
        ...(isClient(user) ? [{ label: 'Registration', to: links.ownRegistration() }] : []),
        { label: 'Security', to: links.security() },
      ]}
    />
  );
}
