import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, userQuery } from 'shared-api/accounts';
import { useSession } from 'shared-api/http';
import { Button, Card, Icon, LinkButton, links, PageHeader } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { EditProfile } from './EditProfile.tsx';
import { profileRows } from './profileRows.tsx';

export function ProfilePage() {
  const user = useSession((state) => state.user);
  return user ? <Profile own={user} /> : null;
}

/** The session's copy is shown until the server's answer is there; it lacks what only the answer tells, so no form starts from it. */
function Profile({ own }: { own: User }) {
  const [editing, setEditing] = useState(false);
  const query = userQuery(own.id);
  const { data: user = own, isPending } = useQuery({
    ...query,
    meta: { ...query.meta, loading: 'Fetching user information' },
  });
  return (
    <>
      <PageHeader
        title="My Profile"
        actions={
          <>
            <LinkButton to={links.security()}>Sign-in and security</LinkButton>
            <Button
              variant="primary"
              icon={<Icon name="edit" />}
              aria-haspopup="dialog"
              loading={editing && isPending}
              onClick={() => setEditing(true)}
            >
              Edit Profile
            </Button>
          </>
        }
      />
      <Card>
        <DescriptionList items={profileRows(user)} />
      </Card>
      {editing && !isPending && <EditProfile user={user} onClose={() => setEditing(false)} />}
    </>
  );
}
