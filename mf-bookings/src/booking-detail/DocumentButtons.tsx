import { useMutation } from '@tanstack/react-query';
import { bookingExportDownload, bookingReceiptDownload, downloadDocument } from 'shared-api';
import type { Booking } from 'shared-api/contract';
import { Button, Icon } from 'shared-ui';

const isPaid = ({ paymentStatus }: Booking) => paymentStatus?.toLowerCase() === 'paid';

/** Receipt and invoice have the same path; the name tells which it is (BOOKDETAIL-03, INVOICE-03). */
export function DocumentButtons({ booking }: { booking: Booking }) {
  const receipt = useMutation(downloadDocument);
  const document = useMutation(downloadDocument);
  return (
    <>
      <Button
        variant="primary"
        icon={<Icon name="download" />}
        loading={receipt.isPending}
        onClick={() => receipt.mutate(bookingReceiptDownload(booking))}
      >
        {isPaid(booking) ? 'Get Receipt' : 'Get Invoice'}
      </Button>
      <Button loading={document.isPending} onClick={() => document.mutate(bookingExportDownload(booking))}>
        Export
      </Button>
    </>
  );
}
