import { Tooltip as AntdTooltip } from 'antd';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface TooltipProps {
  label: string;
  text: string;
  children: ReactNode;
}

/** The text remains while the pointer is over button or text; Escape closes the text (WCAG 1.4.13). */
export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  return (
    <AntdTooltip title={text} trigger={['hover', 'focus']} placement="topRight" destroyOnHidden>
      {/* antd describes its child only while the text is open, but the button must always be described. */}
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
