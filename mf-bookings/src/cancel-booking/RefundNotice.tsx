import { useEffect, useRef } from 'react';
import { Banner, Money } from 'shared-ui';

/** The notice takes the focus after a cancellation, because the Cancel button has disappeared. */
export function RefundNotice({ refundKobo, focused }: { refundKobo: number; focused: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) text.current?.focus();
  }, [focused]);
  return (
    <Banner tone="success">
      <p ref={text} tabIndex={-1}>
        {refundKobo > 0 ? (
          <>
            <Money kobo={refundKobo} /> went back to your wallet.
          </>
        ) : (
          'This booking is cancelled.'
        )}
      </p>
    </Banner>
  );
}
