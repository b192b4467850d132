import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from 'shared-ui';
import { ActionsMenu } from 'shared-ui/data';
import styles from './RowActions.module.css';

export interface RowAction {
  label: string;
  short?: string;
  primary?: boolean;
  danger?: boolean;
  /** Without a dialog, the action runs at once. */
  dialog?: (close: () => void) => ReactNode;
  onSelect?: () => void;
}

interface RowActionsProps {
  /** Screen readers read the subject out with the actions, for example 'invoice 2026-000123'. */
  subject: string;
  /** Frequent actions are shown as buttons. */
  usual?: RowAction | false | undefined | readonly RowAction[];
  /** Other actions are shown in a menu. A single action that is not dangerous is shown as a button. */
  more?: readonly (RowAction | false | undefined)[];
  /** Without a text, the menu's button shows three dots. */
  text?: string;
  size?: ButtonProps['size'];
  children?: ReactNode;
}

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
