import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf, useCan, useSession } from 'shared-api/http';
import { twoFactorState } from 'shared-api/sign-in';
import {
  Button,
  type ButtonVariant,
  Card,
  Icon,
  Inline,
  LinkButton,
  links,
  useFundDialog,
  VisuallyHidden,
} from 'shared-ui';
import { useWallet } from '../shared/useWallet.ts';
import styles from './GetStarted.module.css';

interface Step {
  name: string;
  text: string;
  done: boolean;
  /** The button of the next step is the primary button. */
  action?: (variant: ButtonVariant) => ReactNode;
}

export function GetStarted() {
  const twoFactor = useQuery(queryOf(twoFactorState, {}));
  const wallet = useWallet().balance;
  const name = useSession(({ user }) => user?.firstName);
  const funds = useCan('wallet.fund');
  const { openFunding, fundDialog } = useFundDialog();
  const steps: Step[] = [
    { name: 'Account approved', text: 'You can book for yourself and for others.', done: true },
    {
      name: 'Secure your account',
      text: 'A code in addition to your password.',
      done: twoFactor.data?.enabled ?? false,
      action: (variant: ButtonVariant) => (
        <LinkButton to={links.security()} variant={variant}>
          Set up <span className="nowrap">two-factor</span> sign-in
        </LinkButton>
      ),
    },
    ...(funds
      ? [
          {
            name: 'Fund your wallet',
            text: 'Bookings are paid from it.',
            done: (wallet.data?.balanceKobo ?? 0) > 0,
            action: (variant: ButtonVariant) => (
              <Button variant={variant} onClick={openFunding}>
                Fund wallet
              </Button>
            ),
          },
        ]
      : []),
    {
      name: 'Book your first service',
      text: 'We meet you or your guests at the airport.',
      done: false,
      action: (variant: ButtonVariant) => (
        <LinkButton to={links.services()} variant={variant}>
          Choose a service
        </LinkButton>
      ),
    },
  ];
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <Card
      title={name ? `Get started, ${name}` : 'Get started'}
      actions={
        <Inline component="label" space={2} className={`${styles.progress} small`}>
          {done} of {steps.length} done
          <progress value={done} max={steps.length} />
        </Inline>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Inline component="li" key={step.name} className={step === next ? styles.next : undefined}>
            <span className={step.done ? styles.done : styles.number} aria-hidden="true">
              {step.done ? <Icon name="check" size="1rem" /> : index + 1}
            </span>
            <span className={styles.text}>
              <strong>{step.name}</strong>
              {step.done && <VisuallyHidden> (done)</VisuallyHidden>}
              <small>{step.text}</small>
            </span>
            {!step.done && step.action?.(step === next ? 'primary' : 'default')}
          </Inline>
        ))}
      </ol>
      {fundDialog}
    </Card>
  );
}
