import { isClient, useSession } from 'shared-api/http';
import { Banner, Card, PageHeader, Stack } from 'shared-ui';
import { ProfileViews } from '../shared/ProfileViews.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnRequests } from './OwnRequests.tsx';
import styles from './Security.module.css';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';
import { WhoSawMyData } from './WhoSawMyData.tsx';

export function SecurityPage() {
  const ofClient = useSession(({ user }) => isClient(user));
  const mustSetUp = useSession(({ user }) => user?.mustSetUpTwoFactor === true);
  return (
    <>
      <PageHeader title="Sign-in and security" />
      <Stack space={5}>
        {!mustSetUp && <ProfileViews />}
        {mustSetUp && (
          <Banner tone="warning">
            Your role needs two-factor sign-in. Please set it up; everything else opens then.
          </Banner>
        )}
        <Card title="What protects your account">
          <ul className={styles.list} aria-label="What protects your account">
            <ChangePassword />
            <TwoFactor />
          </ul>
        </Card>
        <Sessions />
        {ofClient && <WhoSawMyData />}
        {!mustSetUp && <OwnData />}
        {ofClient && <EraseAccount />}
        {!mustSetUp && <OwnRequests />}
      </Stack>
    </>
  );
}
