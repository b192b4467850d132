import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { Button, Card, Icon, LinkButton, links, Stack, useFundDialog } from 'shared-ui';
import type { Slots } from 'shared-ui/remote';
import { Balance } from './Balance.tsx';
import { LastTransactions } from './LastTransactions.tsx';
import styles from './WalletPanel.module.css';

/**
 * A collapsed panel shortens the page, which can reduce `scrollY`. The gap between the limits avoids flicker.
 */
const downPx = 120;
const upPx = 40;

let scrolledDown = false;

function read(): boolean {
  if (scrollY > downPx) scrolledDown = true;
  else if (scrollY < upPx) scrolledDown = false;
  return scrolledDown;
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const useScrolledDown = (): boolean => useSyncExternalStore(subscribe, read);

interface Props {
  /** The function is undefined if the user may not fund the wallet. */
  onFund: (() => void) | undefined;
  statement: boolean;
  payouts: boolean;
}

const Sidebar = ({ onFund, statement, payouts }: Props) => (
  <Stack space={4}>
    <Stack component="section" space={3} className={styles.card}>
      <h2 className="small">Wallet</h2>
      <Balance covers />
      {onFund && (
        <Button block icon={<Icon name="plus" />} onClick={onFund} className={styles.fund}>
          Fund
        </Button>
      )}
    </Stack>
    <Card title="Last Transactions">
      <Stack space={3}>
        <LastTransactions />
        <LinkButton to={links.transactions()} block>
          View All
        </LinkButton>
        {statement && (
          <LinkButton to={links.statement()} block>
            Statement
          </LinkButton>
        )}
        {payouts && (
          <LinkButton to={links.payouts()} block>
            Payouts
          </LinkButton>
        )}
      </Stack>
    </Card>
  </Stack>
);

function Bottom({ onFund, statement }: Omit<Props, 'payouts'>) {
  const strip = useScrolledDown();
  return (
    <section className={styles.bottom} aria-label="Wallet" data-strip={strip || undefined}>
      <div>
        <h2 className={`${styles.label} small`}>Wallet Balance</h2>
        <Balance />
      </div>
      <div className={styles.actions}>
        {onFund && (
          <Button variant="primary" onClick={onFund}>
            Fund
          </Button>
        )}
        <Link to={links.transactions()} className={styles.link}>
          View Transactions
        </Link>
        {statement && (
          <Link to={links.statement()} className={`${styles.link} ${styles.statement}`}>
            Statement
          </Link>
        )}
      </div>
    </section>
  );
}

export function WalletPanel({ placement }: Slots['wallet.panel']) {
  const { openFunding, fundDialog } = useFundDialog();
  const funds = useCan('wallet.fund');
  const statement = useCan('statements.own');
  const asksPayouts = useCan('payouts.ask');
  const { payouts } = usePublicSettings();
  const Panel = placement === 'sidebar' ? Sidebar : Bottom;
  return (
    <>
      <Panel
        onFund={funds ? openFunding : undefined}
        statement={statement}
        payouts={payouts && asksPayouts}
      />
      {fundDialog}
    </>
  );
}
