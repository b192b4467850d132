import { type ReactNode, useState } from 'react';
import { ActionsMenu, Button, type ButtonProps } from 'shared-ui';
import styles from './RowActions.module.css';

export interface RowAction {
  /** 'Confirm payment' */
  label: string;
  /** The text of its button, where a table leaves little room. */
  short?: string;
  primary?: boolean;
  danger?: boolean;
  /** What asks for the rest; else it is done at once. */
  dialog?: (close: () => void) => ReactNode;
  onSelect?: () => void;
}

interface RowActionsProps {
  /** What they are done to, read out with them: 'invoice 2026-000123'. */
  subject: string;
  /** What is usual stands in sight. */
  usual?: RowAction | false | undefined | readonly RowAction[];
  /** The others are in a menu; a single one that takes nothing away needs none. */
  more?: readonly (RowAction | false | undefined)[];
  /** The menu's text, where a whole page is about the subject; without it, three dots. */
  text?: string;
  size?: ButtonProps['size'];
  children?: ReactNode;
}

/** What can be done with a row: calm however much it is, and with the focus back at its button afterwards. */
export function RowActions({ subject, usual, more = [], text, size = 'small', children }: RowActionsProps) {
  const [asked, setAsked] = useState<string>();
  const others = more.filter((action) => action !== undefined && action !== false);
  const seen = [usual].flat().filter((action): action is RowAction => Boolean(action));
  const inMenu =
    others.length > 1 || seen.length > 1 || (seen.length > 0 && others.some(({ danger }) => danger))
      ? others
      : [];
  const inSight = [...seen, ...(inMenu.length > 0 ? [] : others)];
  if (inSight.length + inMenu.length === 0) return null;
  const begin = ({ label, dialog, onSelect }: RowAction) => (dialog ? setAsked(label) : onSelect?.());
  const dialog = [...inSight, ...inMenu].find(({ label }) => label === asked)?.dialog;
  return (
    <div className={styles.actions}>
      {children}
      {inSight.map((action) => (
        <Button
          key={action.label}
          size={size}
          variant={action.primary ? 'primary' : 'default'}
          {...(!text && { 'aria-label': `${action.label}: ${subject}` })}
          onClick={() => begin(action)}
        >
          {action.short ?? action.label}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <ActionsMenu
          label={`More actions: ${subject}`}
          size={size}
          {...(text ? { text } : { dots: true })}
          actions={inMenu.map((action) => ({
            label: action.label,
            danger: action.danger ?? false,
            onSelect: () => begin(action),
          }))}
        />
      )}
      {dialog?.(() => setAsked(undefined))}
    </div>
  );
}
