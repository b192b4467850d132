import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import {
  askErasure,
  type ErasurePreview,
  ownErasure,
  proveErasure,
  withdrawErasure,
} from 'shared-api/erasures';
import { mutationOf, queryOf } from 'shared-api/http';
import {
  Banner,
  Button,
  Card,
  LoadFailure,
  links,
  MomentText,
  SendButton,
  Skeletons,
  Stack,
} from 'shared-ui';
import { GoesAndStays } from 'shared-ui/details';
import { TextAreaField } from 'shared-ui/fields';
import { CodeDialog } from './CodeDialog.tsx';
import styles from './Security.module.css';

function Ask({ preview }: { preview: ErasurePreview }) {
  const prove = useMutation(mutationOf(proveErasure));
  const ask = useMutation(mutationOf(askErasure));
  const by = prove.data?.data.by;
  return (
    <>
      <div>
        <Button
          variant="danger"
          loading={prove.isPending}
          aria-haspopup="dialog"
          onClick={() => prove.mutate({})}
        >
          Erase my account
        </Button>
      </div>
      {by && (
        <CodeDialog
          title="Ask for the erasure of your account"
          by={by}
          submit="Ask for erasure"
          danger
          validate={({ reason }) => ({
            reason: (reason?.trim().length ?? 0) >= 3 ? undefined : 'Must be at least 3 character(s) long',
          })}
          onSubmit={(code, { reason = '' }) => ask.mutateAsync({ body: { code, reason: reason.trim() } })}
          onClose={prove.reset}
        >
          <p>
            An Administrator decides. What was erased cannot be brought back, and you cannot sign in again.
          </p>
          <GoesAndStays goes={preview.goes} stays={preview.stays} />
          <TextAreaField name="reason" label="Reason" rows={2} required />
        </CodeDialog>
      )}
    </>
  );
}

function Asked({ at }: { at: string }) {
  const { mutateAsync: withdraw } = useMutation(mutationOf(withdrawErasure));
  return (
    <Banner tone="info" action={<SendButton onSend={() => withdraw({})}>Keep my account</SendButton>}>
      You asked for the erasure of your account on <MomentText at={at} />. An Administrator decides, and you
      get a letter.
    </Banner>
  );
}

const Obstacles = ({ preview: { obstacles } }: { preview: ErasurePreview }) => (
  <section aria-label="What stands in the way">
    <p className={styles.before}>Your account can be erased once this is settled:</p>
    <ul className={styles.list}>
      {obstacles.map(({ code, message }) => (
        <li key={message}>
          {message}
          {code === 'open_balance' && (
            <Link to={`${links.payouts()}?closing=1`}>Ask for a payout of all of it</Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);

export function EraseAccount() {
  const { data, isError, refetch } = useQuery(queryOf(ownErasure, {}));
  if (isError && !data) return <LoadFailure what="What an erasure takes" onRetry={refetch} />;
  if (!data) return <Skeletons count={2} shape="lines" />;
  const { askedAt, preview } = data;
  return (
    <Card title="Erase your account">
      <Stack space={4}>
        <p>
          Your names, numbers, documents and passengers go. The books of the authority stay as the law
          demands, without your name.
        </p>
        {askedAt ? (
          <Asked at={askedAt} />
        ) : preview.obstacles.length > 0 ? (
          <Obstacles preview={preview} />
        ) : (
          <Ask preview={preview} />
        )}
      </Stack>
    </Card>
  );
}
