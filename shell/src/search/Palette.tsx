import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from 'shared-api/http';
import { countOf } from 'shared-api/wording';
import { Button, Icon, Inline, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { useIsDialogOpen } from 'shared-ui/form';
import type { Hit } from './hits.tsx';
import styles from './Palette.module.css';
import { useFound } from './useFound.ts';

interface Props {
  onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export const Palette = ({ onClose }: Props) => (
  <Modal title="Search" open onClose={onClose} width={640}>
    <Search onClose={onClose} />
  </Modal>
);

function Search({ onClose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isAsked } = useFound(typed, user);
  const hits = groups.flatMap((group) => group.hits);
  const current = hits[Math.min(at, hits.length - 1)];
  const idOf = (hit: Hit) => `${id}${hits.indexOf(hit)}`;
  const isOpen = useIsDialogOpen();
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const currentId = current && idOf(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      onClose();
      void navigate(current.to);
    }
  };
  const isSearching = groups.some(({ state }) => state === 'asking');
  const summary = isSearching ? 'Searching…' : countOf(hits.length, 'result');
  const nothing = isAsked && !isSearching && hits.length === 0 && !groups.some(({ retry }) => retry);
  return (
    <>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search bookings, payments and pages"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={currentId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Flight, name, RRR or page"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={press}
          className={styles.input}
        />
      </div>
      <Stack className={styles.results}>
        <p role="status" className={nothing ? 'small' : 'unseen'}>
          {nothing ? `Nothing found for “${typed.trim()}”` : isAsked && summary}
        </p>
        {groups
          .filter(({ state }) => state === 'failed')
          .map(({ name, retry }) => (
            <Inline component="p" between space={2} key={name} className="error">
              {name} could not be searched
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            </Inline>
          ))}
        <Stack space={3} id={`${id}list`} role="listbox" aria-label="Results">
          {groups
            .filter((group) => group.hits.length > 0)
            .map((group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
              <div key={group.name} role="group" aria-label={group.name}>
                <p className={`${styles.name} small`} aria-hidden="true">
                  {group.name}
                </p>
                {group.hits.map((hit) => (
                  <Link
                    key={hit.to}
                    id={idOf(hit)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={hit === current}
                    to={hit.to}
                    onClick={onClose}
                    className={styles.hit}
                  >
                    <span className={styles.words}>
                      <span className={styles.title}>{hit.title}</span>
                      {hit.detail && <small>{hit.detail}</small>}
                    </span>
                    {hit.status}
                  </Link>
                ))}
              </div>
            ))}
        </Stack>
        {isSearching && <small>Searching…</small>}
      </Stack>
    </>
  );
}
