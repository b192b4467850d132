import { Stack } from 'shared-ui';
import { QrCode } from 'shared-ui/details';
import styles from './PayElsewhere.module.css';

/** The sandbox gateway's address is relative, but a phone needs an absolute URL. */
export const PayElsewhere = ({ address }: { address: string | undefined }) =>
  address && (
    <Stack component="figure" align="center" space={1} className={`${styles.scan} small`}>
      <QrCode text={new URL(address, location.href).href} label="The payment page, for a phone" />
      <figcaption>Scan to pay on your phone</figcaption>
    </Stack>
  );
