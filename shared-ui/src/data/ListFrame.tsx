import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import styles from './ListFrame.module.css';
import { useListKeys } from './useListKeys.ts';

interface ListFrameProps {
  /** Names the list: 'Clients'. */
  label: string;
  /** ListViews. */
  views?: ReactNode;
  /** A FilterBar. */
  filters?: ReactNode;
  /** The filters that are on, each a FilterTag. */
  tags?: ReactNode;
  /** Beside the keyboard's help: the export. */
  actions?: ReactNode;
  /** What can be done with the chosen rows; stays in sight while the rows scroll. */
  chosen?: ReactNode;
  /** A DataTable with `worklist`. */
  children: ReactNode;
}

/** A list that people work through all day: filters, actions, rows, and the keys that go with them. */
export function ListFrame({ label, views, filters, tags, actions, chosen, children }: ListFrameProps) {
  const list = useRef<HTMLElement>(null);
  const [helping, setHelping] = useState(false);
  const showHelp = useCallback(() => setHelping(true), []);
  useListKeys(list, showHelp);
  return (
    <section ref={list} aria-label={label} className={styles.frame}>
      {views}
      <div className={styles.top}>
        {filters}
        <div className={styles.actions}>
          {actions}
          <Button
            variant="text"
            icon={<Icon name="keyboard" />}
            aria-haspopup="dialog"
            className={styles.help}
            onClick={showHelp}
          >
            Keyboard
          </Button>
        </div>
      </div>
      {tags && <div className={styles.tags}>{tags}</div>}
      {children}
      {chosen && <div className={styles.chosen}>{chosen}</div>}
      <KeyboardHelp open={helping} onClose={() => setHelping(false)} />
    </section>
  );
}
