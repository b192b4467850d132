import { Tooltip as AntdTooltip } from 'antd';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface TooltipProps {
  label: string;
  /** Shown beside the button on hover and focus, and read as its description. */
  text: string;
  children: ReactNode;
}

/** Hovering over button or text keeps the text open, a tap focuses the button, Escape closes the text (WCAG 1.4.13). */
export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  return (
    <AntdTooltip title={text} trigger={['hover', 'focus']} placement="topRight" destroyOnHidden>
      {/* antd describes its child only while the text is open; the button inside is always described. */}
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
