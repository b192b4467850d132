import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from 'shared-api/http';
import { twoFactorState } from 'shared-api/sign-in';
import { countOf } from 'shared-api/wording';
import { Button, LoadFailure, Skeletons, Tag } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { Protection } from './Protection.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx';
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx';
import { TurnOffTwoFactor } from './TurnOffTwoFactor.tsx';

const dialogs = {
  setUp: { title: 'Two-factor sign-in', Content: SetUpTwoFactor },
  renew: { title: 'New recovery codes', Content: RenewRecoveryCodes },
  off: { title: 'Turn two-factor sign-in off', Content: TurnOffTwoFactor },
} as const;

/**
 * The recovery codes remain on the screen until the user closes the dialog, even if the state is fetched
 * again.
 */
export function TwoFactor() {
  const { data: state, isError, refetch } = useQuery(queryOf(twoFactorState, {}));
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setOpen(undefined);
    setCodes(undefined);
  };
  if (!state)
    return (
      <li>
        {isError ? <LoadFailure what="Two-factor sign-in" onRetry={refetch} /> : <Skeletons count={2} />}
      </li>
    );
  const dialog = open && dialogs[open];
  return (
    <Protection
      icon="phone"
      name="Two-factor sign-in"
      state={<Tag tone={state.enabled ? 'success' : 'warning'}>{state.enabled ? 'On' : 'Off'}</Tag>}
      actions={
        <>
          {!state.enabled && (
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen('setUp')}>
              Set up
            </Button>
          )}
          {state.enabled && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('renew')}>
              New recovery codes
            </Button>
          )}
          {state.enabled && !state.required && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          )}
        </>
      }
    >
      <p>
        {state.enabled
          ? `Signing in asks for a code of your authenticator app too. ${countOf(state.recoveryCodesLeft, 'recovery code')} left.`
          : 'After your password, signing in then asks for a code that an authenticator app on your telephone shows: a password alone is not enough.'}
      </p>
      {dialog && (
        <Modal title={dialog.title} open onClose={close}>
          {codes ? (
            <RecoveryCodes codes={codes} onDone={close} />
          ) : (
            <dialog.Content onCodes={setCodes} onDone={close} onCancel={close} />
          )}
        </Modal>
      )}
    </Protection>
  );
}
