import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../button/Button.tsx';
import { Inline } from '../layout/Stack.tsx';
import { LoadingCover } from '../loading/LoadingOverlay.tsx';
import { ActionsMenu, type MenuAction } from '../menu/ActionsMenu.tsx';
import { lazyPart } from '../page/lazyPart.tsx';
import { NotOpened } from '../page/NotOpened.tsx';
import styles from './ListFrame.module.css';
import { rowLink } from './moveBetweenRows.ts';
import { StillWhilePressed } from './StillWhilePressed.tsx';
import { useKeys } from './useKeys.ts';

const KeyboardHelp = lazyPart(async () => (await import('./KeyboardHelp.tsx')).KeyboardHelp);

interface ListFrameProps {
  label: string;
  views?: ReactNode;
  filters?: ReactNode;
  tags?: ReactNode;
  actions?: ReactNode;
  /** The menu contains rare actions such as the export, and the keyboard help. */
  menu?: readonly MenuAction[];
  chosen?: ReactNode;
  children: ReactNode;
}

export function ListFrame({
  label,
  views,
  filters,
  tags,
  actions,
  menu = [],
  chosen,
  children,
}: ListFrameProps) {
  const list = useRef<HTMLElement>(null);
  const [helping, setHelping] = useState(false);
  const showHelp = () => setHelping(true);
  const close = () => setHelping(false);
  const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  const toFirstRow = () => rowLink(find('tr[data-row-key]'))?.focus();
  useKeys({
    '?': showHelp,
    '/': () => find('input[type=search]')?.focus(),
    n: () => find('a[rel=next]')?.click(),
    p: () => find('a[rel=prev]')?.click(),
    j: toFirstRow,
    k: toFirstRow,
  });
  return (
    <section ref={list} aria-label={label} className={styles.frame}>
      <StillWhilePressed>
        {views}
        <div
          className={classNames(
            styles.top,
            'screenOnly',
            !(filters || actions || menu.length > 0) && styles.alone,
          )}
        >
          {filters}
          <Inline space={2} className={styles.actions}>
            {actions}
            <span className={menu.length > 0 ? undefined : styles.keysAlone}>
              <ActionsMenu
                dots
                size="middle"
                label={`More for ${label}`}
                actions={[...menu, { label: 'Keyboard', onSelect: showHelp }]}
              />
            </span>
          </Inline>
        </div>
        {tags && (
          <Inline space={2} className="screenOnly">
            {tags}
          </Inline>
        )}
        {children}
        {chosen && <div className={`${styles.chosen} screenOnly`}>{chosen}</div>}
      </StillWhilePressed>
      {helping && (
        <KeyboardHelp
          onClose={close}
          pending={<LoadingCover />}
          failed={<NotOpened title="Keyboard" onClose={close} />}
        />
      )}
    </section>
  );
}
