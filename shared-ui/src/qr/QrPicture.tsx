import { QRCode } from 'antd';

export interface QrPictureProps {
  text: string;
  /** For assistive technology. */
  label: string;
}

/** Dark on light in either mode, with the margin of the standard: cameras want it so. */
export const QrPicture = ({ text, label }: QrPictureProps) => (
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
