import { Tooltip as AntdTooltip } from 'antd';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface TooltipProps {
  /** Names the button. */
  label: string;
  /** Shown beside it on hover and focus, and read as its description. */
  text: string;
  children: ReactNode;
}

/** Hovering button and text alike keeps the text, a tap focuses the button, Escape puts the text away (WCAG 1.4.13). */
export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  return (
    <AntdTooltip title={text} trigger={['hover', 'focus']} placement="topRight" destroyOnHidden>
      {/* antd describes what it is put on while its text is open alone: the button within is described always. */}
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
