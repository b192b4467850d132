import { fetchedPart } from '../page/fetchedPart.tsx';
import styles from './QrCode.module.css';

const Picture = fetchedPart(() => import('antd/es/qr-code'));

interface QrCodeProps {
  text: string;
  /** For assistive technology. */
  label: string;
}

/**
 * A square that a camera reads; what it says must stand beside it too. Fetched when first shown. Dark on light in either
 * mode, with the margin of the standard: cameras want it so.
 */
export const QrCode = ({ text, label }: QrCodeProps) => (
  <div className={styles.place}>
    <Picture
      type="svg"
      value={text}
      aria-label={label}
      size={200}
      marginSize={4}
      errorLevel="M"
      color="#000000"
      bgColor="#ffffff"
      bordered={false}
      failed={null}
    />
  </div>
);
