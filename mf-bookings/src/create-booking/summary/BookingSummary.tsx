import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { koboOf } from 'shared-api/money';
import { type Service, servicesQuery } from 'shared-api/services';
import { Card, Money, Stack, useFixedHeight } from 'shared-ui';
import { useStore } from 'zustand';
import { legsOf } from '../../shared/legs.ts';
import type { Step } from '../../shared/useStep.ts';
import { useWallet } from '../../shared/useWallet.ts';
import type { BookingStore } from '../draft/bookingStore.ts';
import { quote } from '../review/flightGroups.ts';
import styles from './BookingSummary.module.css';
import { PriceSummary } from './PriceSummary.tsx';

interface Props {
  booking: BookingStore;
  service: Service;
  step: Step;
  /** The component `NextStep` renders a button into this element. */
  nextStep: Ref<HTMLDivElement>;
}

export function BookingSummary({ booking, service, step, nextStep }: Props) {
  const added = useStore(booking, (machine) => machine.added);
  const also = useStore(booking, (machine) => machine.also);
  const { data: services } = useQuery(servicesQuery);
  const { balance } = useWallet();
  const bar = useFixedHeight<HTMLDivElement>('--bottom-panel');
  const price = added.length > 0 && services && quote(legsOf({ added, also }, service, services), services);
  return (
    <Stack component="aside" space={3} aria-label="Your booking" className={styles.summary}>
      {price && (
        // In a low window, a long list of flights must be scrolled. `tabIndex` makes scrolling with the keyboard
        // possible.
        <section
          aria-label="Flights and sums"
          tabIndex={price.flights.length > 2 ? 0 : undefined}
          className={`${styles.price} ${step === 'details' ? styles.wideOnly : ''}`}
        >
          <Card title="Your booking">
            <PriceSummary quote={price} balanceKobo={balance.data?.balanceKobo} />
          </Card>
        </section>
      )}
      <div ref={bar} className={styles.bar}>
        <p className={price ? styles.total : styles.each}>
          {price ? 'Total ' : 'Per passenger '}
          <Money kobo={price ? price.totalKobo : koboOf(service.price)} />
        </p>
        <div ref={nextStep} className={styles.next} />
      </div>
    </Stack>
  );
}
