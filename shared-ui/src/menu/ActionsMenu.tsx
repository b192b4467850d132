import { Dropdown } from 'antd';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { popupContainer } from '../select/popupContainer.ts';
import styles from './ActionsMenu.module.css';

export interface MenuAction {
  label: string;
  /** Either a path to go to, or something to do. */
  to?: string;
  onSelect?: () => void;
  danger?: boolean;
}

export interface ActionsMenuProps {
  /** Names what the actions are for, such as 'Actions for booking 2025-000123'. */
  label: string;
  text?: string;
  /** Three dots instead of the text, for the rows of a table. */
  dots?: boolean;
  size?: ButtonProps['size'];
  actions: readonly MenuAction[];
}

/** A menu button: arrows move, Escape closes, and whatever is chosen the button has the focus again. */
export function ActionsMenu({
  label,
  text = 'Actions',
  dots = false,
  size = 'small',
  actions,
}: ActionsMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const choose = ({ to, onSelect }: MenuAction, target: EventTarget) => {
    // antd's menu leaves the focus on nothing (ant-design#47319, antd 6.6.8), and its Enter follows no link.
    button.current?.focus();
    onSelect?.();
    if (to && !(target instanceof Element && target.closest('a'))) void navigate(to);
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      destroyOnHidden
      transitionName=""
      placement="bottomRight"
      getPopupContainer={popupContainer}
      classNames={styles}
      menu={{
        'aria-label': label,
        items: actions.map((action) => ({
          key: action.label,
          danger: action.danger ?? false,
          label: action.to ? (
            <Link to={action.to} tabIndex={-1}>
              {action.label}
            </Link>
          ) : (
            action.label
          ),
          onClick: ({ domEvent }) => choose(action, domEvent.target),
        })),
      }}
    >
      <Button
        ref={button}
        size={size}
        {...(dots && { variant: 'text', icon: <Icon name="more" /> })}
        aria-label={label}
        aria-haspopup="menu"
      >
        {!dots && (
          <>
            {text} <Icon name="chevron-down" size="1em" />
          </>
        )}
      </Button>
    </Dropdown>
  );
}
