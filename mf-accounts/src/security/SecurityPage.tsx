import { useSession } from 'shared-api/http';
import { Banner, PageHeader, Stack } from 'shared-ui';
import { ChangePassword } from './ChangePassword.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** How one signs in, and where one is signed in. */
export function SecurityPage() {
  const mustSetUp = useSession(({ user }) => user?.mustSetUpTwoFactor === true);
  return (
    <>
      <PageHeader title="Sign-in and security" />
      <Stack space={5}>
        {mustSetUp && (
          <Banner tone="warning">
            Your role needs two-factor sign-in. Please set it up; everything else opens then.
          </Banner>
        )}
        <ChangePassword />
        <TwoFactor />
        <Sessions />
      </Stack>
    </>
  );
}
