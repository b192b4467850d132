import { QRCode } from 'antd';

export interface QrPictureProps {
  text: string;
  /** For assistive technology. */
  label: string;
}

/** Dark on light in either mode: cameras want it so. */
export const QrPicture = ({ text, label }: QrPictureProps) => (
  <div role="img" aria-label={label}>
    <QRCode value={text} type="svg" size={200} color="#000000" bgColor="#ffffff" />
  </div>
);
