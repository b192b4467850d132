import { fetchedPart } from '../page/fetchedPart.tsx';
import styles from './QrCode.module.css';
import type { QrPictureProps } from './QrPicture.tsx';

const QrPicture = fetchedPart(async () => (await import('./QrPicture.tsx')).QrPicture);

/** A square that a camera reads; what it says must stand beside it too. Fetched when first shown. */
export const QrCode = (props: QrPictureProps) => (
  <div className={styles.place}>
    <QrPicture {...props} failed={null} />
  </div>
);
