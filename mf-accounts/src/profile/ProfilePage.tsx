import { useState } from 'react';
import type { User } from 'shared-api/accounts';
import { isClient, useSession } from 'shared-api/http';
import { Banner, Button, Card, Icon, PageHeader, Stack } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { ProfileViews } from '../shared/ProfileViews.tsx';
import { ContactChoices } from './ContactChoices.tsx';
import { EditProfile } from './EditProfile.tsx';
import { profileRows } from './profileRows.tsx';
import { useOwnDetails } from './useOwnDetails.ts';

export function ProfilePage() {
  const user = useSession((state) => state.user);
  return user ? <Profile own={user} /> : null;
}

/**
 * `own` comes from the session and may be outdated. Therefore the form for editing is shown only after the
 * server has sent the user's current data.
 */
function Profile({ own }: { own: User }) {
  const [editing, setEditing] = useState(false);
  const { user, isPending } = useOwnDetails(own);
  return (
    <>
      <PageHeader
        title="My Profile"
        actions={
          <Button
            variant="primary"
            icon={<Icon name="edit" />}
            aria-haspopup="dialog"
            loading={editing && isPending}
            onClick={() => setEditing(true)}
          >
            Edit Profile
          </Button>
        }
      />
      <Stack space={5}>
        <ProfileViews />
        {user.restriction && (
          <Banner tone="warning" title="Your account is restricted to reading">
            {user.restriction}
          </Banner>
        )}
        <Card>
          <DescriptionList items={profileRows(user)} />
        </Card>
        {isClient(user) && <ContactChoices />}
      </Stack>
      {editing && !isPending && <EditProfile user={user} onClose={() => setEditing(false)} />}
    </>
  );
}
