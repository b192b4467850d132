import { useEffect, useRef } from 'react';
import { koboOf } from 'shared-api';
import type { Booking } from 'shared-api/contract';
import { Banner, Money } from 'shared-ui';

/** Where the money went; takes the focus from the Cancel button that is gone. */
export function RefundNotice({ booking }: { booking: Booking }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Banner tone="success">
      <p ref={text} tabIndex={-1}>
        <Money kobo={koboOf(booking.price)} /> went back to your wallet.
      </p>
    </Banner>
  );
}
