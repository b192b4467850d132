import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { fetchedPart } from '../page/fetchedPart.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Tooltip.module.css';

const Hovering = fetchedPart(() => import('antd/es/tooltip'));

interface TooltipProps {
  /** Names the button. */
  label: string;
  /** Shown beside it on hover and focus, and read as its description. */
  text: string;
  /** What the button shows, such as an icon. */
  children: ReactNode;
}

/** Hovering button and text alike keeps the text, a tap focuses the button, Escape puts the text away (WCAG 1.4.13). */
export function Tooltip({ label, text, children }: TooltipProps) {
  const id = useId();
  // Whoever was on the button as the code arrived reads the text at once, and keeps the focus.
  const [held, setHeld] = useState<'hovered' | 'focused'>();
  const leave = () => setHeld(undefined);
  // antd describes what it is put on while its text is open alone: the button within is described always.
  const button = (
    <span>
      <IconButton
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        autoFocus={held === 'focused'}
        onPointerEnter={() => setHeld('hovered')}
        onPointerLeave={leave}
        onFocus={() => setHeld('focused')}
        onBlur={leave}
      >
        {children}
      </IconButton>
      <VisuallyHidden>
        <span id={id}>{text}</span>
      </VisuallyHidden>
    </span>
  );
  return (
    <Hovering
      title={text}
      trigger={['hover', 'focus']}
      placement="topRight"
      destroyOnHidden
      defaultOpen={held !== undefined}
      pending={button}
      failed={button}
    >
      {button}
    </Hovering>
  );
}
