import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { type CheckedFiles, checkFiles } from './checkFiles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './FileDropZone.module.css';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** '1.2 MB, made smaller from 6.4 MB' */
const sizesText = (bytes: number, before: number | undefined) =>
  before === undefined ? sizeText(bytes) : `${sizeText(bytes)}, made smaller from ${sizeText(before)}`;

export interface FileDropZoneProps extends BoundFieldProps {
  /** Done to each added file before it is checked, such as making a photograph smaller. */
  prepare?: (file: File) => Promise<File>;
}

/** Files by dropping or by the dialog; the form's value is the array of accepted files. */
export function FileDropZone({ prepare, ...props }: FileDropZoneProps) {
  const { value: files = [], change, control, error, ids, blur } = useBoundField<readonly File[]>(props);
  const [outcome, setOutcome] = useState<Pick<CheckedFiles, 'problems' | 'replaced'>>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const originals = useRef(new WeakMap<File, number>());
  const latest = useRef(files);
  latest.current = files;
  const add = async (added: readonly File[]) => {
    const ready = prepare ? await Promise.all(added.map(prepare)) : added;
    for (const [index, file] of ready.entries()) {
      const before = added[index]?.size ?? 0;
      if (file.size < before) originals.current.set(file, before);
    }
    const checked = await checkFiles(() => latest.current, ready);
    latest.current = checked.files;
    setOutcome(checked);
    change(checked.files);
    blur();
  };
  const remove = (name: string) => {
    const left = files.filter((file) => file.name !== name);
    setOutcome(undefined);
    change(left.length > 0 ? left : undefined);
    input.current?.focus();
  };
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      {/* The input covers the zone, so that a click, the keyboard and a drop all reach the platform's own control. */}
      <div className={`${styles.zone} ${over ? styles.over : ''}`}>
        <Icon name="upload" size="1.75rem" />
        <span>
          Drop files here, or <span className={styles.browse}>choose files</span>
        </span>
        <input
          {...control}
          ref={input}
          type="file"
          multiple
          accept=".pdf,.jpg,.jpeg,application/pdf,image/jpeg"
          className={styles.input}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void add([...event.dataTransfer.files]);
          }}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      <div aria-live="polite">
        {outcome?.problems.map(({ name, problem }) => (
          <p key={name} className={styles.problem}>
            <Icon name="error" size="1em" />
            <span>
              {name}: {problem}
            </span>
          </p>
        ))}
        {outcome?.replaced.map((name) => (
          <p key={name} className={styles.replaced}>
            <Icon name="info" size="1em" />
            <span>{name} was replaced by the file of the same name</span>
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul className={styles.list} aria-label={`${props.label}: chosen files`}>
          {files.map((file) => (
            <li key={file.name} className={styles.file}>
              <Icon name="check" label="Accepted:" />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{sizesText(file.size, originals.current.get(file))}</span>
              <Button
                variant="text"
                size="small"
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file.name)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
