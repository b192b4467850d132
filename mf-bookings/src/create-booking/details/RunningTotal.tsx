import { useQuery } from '@tanstack/react-query';
import { type Service, servicesQuery } from 'shared-api/services';
import { walletBalanceQuery } from 'shared-api/wallet';
import { Money } from 'shared-ui';
import { useStore } from 'zustand';
import { legsOf } from '../../shared/legs.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import { quote, shortfallKobo } from '../review/flightGroups.ts';
import styles from './RunningTotal.module.css';

/** The total stays in sight while the next passenger is typed. */
export function RunningTotal({ booking, service }: { booking: BookingStore; service: Service }) {
  const added = useStore(booking, (machine) => machine.added);
  const also = useStore(booking, (machine) => machine.also);
  const { data: services } = useQuery(servicesQuery);
  const { data: balance } = useQuery(walletBalanceQuery);
  if (added.length === 0 || !services) return null;
  const { totalKobo } = quote(legsOf({ added, also }, service, services), services);
  const missingKobo = balance && shortfallKobo(balance.balanceKobo, totalKobo);
  return (
    <dl className={styles.bar}>
      <div>
        <dt>{added.length === 1 ? '1 passenger' : `${added.length} passengers`} so far</dt>
        <dd>
          <Money kobo={totalKobo} />
        </dd>
      </div>
      {balance && (
        <div>
          <dt>{missingKobo ? 'Missing in the wallet' : 'Wallet afterwards'}</dt>
          <dd>
            <Money kobo={missingKobo || balance.balanceKobo - totalKobo} />
          </dd>
        </div>
      )}
    </dl>
  );
}
