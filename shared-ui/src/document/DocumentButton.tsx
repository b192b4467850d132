import { Space } from 'antd';
import { useState } from 'react';
import { Button, type ButtonVariant } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { DocumentPreview, type DocumentPreviewProps } from './DocumentPreview.tsx';

interface DocumentButtonProps extends Omit<DocumentPreviewProps, 'onClose'> {
  label: string;
  variant?: ButtonVariant;
}

export function DocumentButton({ label, variant = 'default', ...document }: DocumentButtonProps) {
  const [looking, setLooking] = useState(false);
  const { what, downloading, onDownload } = document;
  return (
    <Space.Compact>
      <Button
        variant={variant}
        icon={<Icon name="download" />}
        loading={downloading && !looking}
        onClick={onDownload}
      >
        {label}
      </Button>
      <Button
        variant={variant}
        icon={<Icon name="eye" />}
        aria-label={`Preview ${what.toLowerCase()}`}
        aria-haspopup="dialog"
        onClick={() => setLooking(true)}
      />
      {looking && <DocumentPreview {...document} onClose={() => setLooking(false)} />}
    </Space.Compact>
  );
}
