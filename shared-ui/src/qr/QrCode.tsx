import { QRCode } from 'antd';

interface QrCodeProps {
  text: string;
  /** For assistive technology. */
  label: string;
}

/** A square that a camera reads, dark on light with the standard's margin in either mode; what it says must stand beside it too. */
export const QrCode = ({ text, label }: QrCodeProps) => (
  <QRCode
    type="svg"
    value={text}
    aria-label={label}
    size={200}
    marginSize={4}
    errorLevel="M"
    color="#000000"
    bgColor="#ffffff"
    bordered={false}
  />
);
