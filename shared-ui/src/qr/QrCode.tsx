import { QRCode } from 'antd';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Scanners need dark on light in both colour modes. The page must also show `text` in a readable form. */
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
