import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSession } from 'shared-api/http';
import { acceptTermsMutation } from 'shared-api/terms';
import { Button, Card, links, NoticeLine, PageHeader, Stack } from 'shared-ui';
import { RegistrationTerms } from './RegistrationTerms.tsx';

/**
 * Members and staff accept the terms here, because they have never registered. After a new version of the
 * terms, everybody accepts them here.
 */
export function NewTermsPage() {
  const due = useSession(({ user }) => user?.termsDue);
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...acceptTermsMutation,
    onSuccess: () => void navigate(links.dashboard()),
  });
  return (
    <>
      <PageHeader
        title="Terms of registration"
        lead={due ? 'These hold now. Please read and accept them.' : 'You accepted them.'}
      />
      <Card>
        <Stack space={4}>
          <RegistrationTerms version={due} />
          <NoticeLine />
          {due && (
            <div>
              <Button variant="primary" loading={isPending} onClick={() => mutate(due)}>
                I accept
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </>
  );
}
