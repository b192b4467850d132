import { useLocation } from 'react-router-dom';
import type { User } from 'shared-api/accounts';
import { can, isClient, useSession } from 'shared-api/http';
import { mayHaveMembers } from 'shared-api/permissions';
import { links } from 'shared-ui';
import { LinkTabs } from 'shared-ui/data';

export const managesMembers = (user: User): boolean =>
  can(user, 'members.manage') && Boolean(user.memberRole || mayHaveMembers(user.organization_CategoryId));

export function ProfileViews() {
  const user = useSession((state) => state.user);
  const { pathname } = useLocation();
  const views = [
    { label: 'Details', to: links.profile(), shown: true },
    { label: 'Registration', to: links.ownRegistration(), shown: isClient(user) && !user?.memberRole },
    { label: 'Saved people', to: links.people(), shown: can(user, 'people.own') },
    { label: 'Members', to: links.members(), shown: user && managesMembers(user) },
    { label: 'Security', to: links.security(), shown: true },
  ];
  return (
    <LinkTabs
      label="Parts of your profile"
      items={views
        .filter(({ shown }) => shown)
        .map(({ label, to }) => ({ label, to, current: to === pathname ? 'page' : undefined }))}
    />
  );
}
