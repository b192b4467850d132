import { Tooltip as AntdTooltip } from 'antd';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface TooltipProps {
  label: string;
  text: string;
  children: ReactNode;
}

export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  return (
    <AntdTooltip title={text} trigger={['hover', 'focus']} placement="topRight" destroyOnHidden>
      {/* antd sets `aria-describedby` only while the text is visible. Screen readers always need the text. */}
      <span>
        <IconButton aria-label={label} aria-describedby={id}>
          {children}
        </IconButton>
        <VisuallyHidden>
          <span id={id}>{text}</span>
        </VisuallyHidden>
      </span>
    </AntdTooltip>
  );
}
