import { useState } from 'react';
import type { User } from 'shared-api/accounts';
import { isClient, useSession } from 'shared-api/http';
import { Banner, Button, Card, Icon, LoadFailure, PageHeader, Stack } from 'shared-ui';
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
  const { user, isRead, isError, refetch } = useOwnDetails(own);
  const isLost = isError && !isRead;
  return (
    <>
      <PageHeader
        title="My Profile"
        actions={
          !user.restriction && (
            <Button
              variant="primary"
              icon={<Icon name="edit" />}
              aria-haspopup="dialog"
              loading={editing && !isRead && !isLost}
              onClick={() => setEditing(true)}
            >
              Edit Profile
            </Button>
          )
        }
      />
      <Stack space={5}>
        <ProfileViews />
        {isLost && <LoadFailure what="Your profile" onRetry={refetch} />}
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
      {editing && isRead && <EditProfile user={user} onClose={() => setEditing(false)} />}
    </>
  );
}
