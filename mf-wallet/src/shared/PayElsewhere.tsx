import { QrCode } from 'shared-ui/data';
import styles from './PayElsewhere.module.css';

/** The same page for the phone that pays; its address is the portal's own at the gateway for trials. */
export const PayElsewhere = ({ address }: { address: string | undefined }) =>
  address && (
    <figure className={styles.scan}>
      <QrCode text={new URL(address, location.href).href} label="The payment page, for a phone" />
      <figcaption>Scan to pay on your phone</figcaption>
    </figure>
  );
