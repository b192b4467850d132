import { Upload } from 'antd';
import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Banner } from '../status/Banner.tsx';
import { type CheckedFiles, checkFiles } from './checkFiles.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './FileDropZone.module.css';
import { type BoundFieldProps, useBoundField } from './useBoundField.ts';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const sizesText = (bytes: number, before: number | undefined) =>
  before === undefined ? sizeText(bytes) : `${sizeText(bytes)}, made smaller from ${sizeText(before)}`;

export interface FileDropZoneProps extends BoundFieldProps {
  /** Changes each added file before the check, for example to make a photograph smaller. */
  prepare?: (file: File) => Promise<File>;
}

/** The form's value is the array of accepted files. */
export function FileDropZone({ prepare, ...props }: FileDropZoneProps) {
  const { value: files = [], change, control, error, ids } = useBoundField<readonly File[]>(props);
  const { onFocus, onBlur, ...attributes } = control;
  // antd renders a new input after each choice, so the focus would be lost.
  const focusInput = () => document.getElementById(ids.control)?.focus();
  const [outcome, setOutcome] = useState<Pick<CheckedFiles, 'problems' | 'replaced'>>();
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
    focusInput();
  };
  const remove = (name: string) => {
    const left = files.filter((file) => file.name !== name);
    setOutcome(undefined);
    change(left.length > 0 ? left : undefined);
    focusInput();
  };
  return (
    <FieldFrame label={props.label} required={props.required} hint={props.hint} error={error} ids={ids}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: antd passes neither handler to its input */}
      <div onFocus={onFocus} onBlur={onBlur}>
        <Upload.Dragger
          {...attributes}
          className={styles.zone ?? ''}
          multiple
          accept={{ format: '.pdf,.jpg,.jpeg,application/pdf,image/jpeg', filter: 'native' }}
          hasControlInside
          openFileDialogOnClick={false}
          showUploadList={false}
          beforeUpload={(file, added) => {
            if (file === added[0]) void add(added);
            return false;
          }}
        >
          <Icon name="upload" size="1.75rem" />
          <p>Drop files here, or choose files</p>
        </Upload.Dragger>
      </div>
      <Stack space={2} aria-live="polite">
        {outcome?.problems.map(({ name, problem }) => (
          <Banner key={name} tone="error">
            {name}: {problem}
          </Banner>
        ))}
        {outcome?.replaced.map((name) => (
          <Banner key={name} tone="info">
            {name} was replaced by the file of the same name
          </Banner>
        ))}
      </Stack>
      {/* antd shows the chosen files without list elements, and each file name as a button that does nothing
          (ant-design#59295, antd 6.6.8). */}
      {files.length > 0 && (
        <ul className={styles.list} aria-label={`${props.label}: chosen files`}>
          {files.map((file) => (
            <li key={file.name}>
              <Icon name="check" label="Accepted:" />
              <span className={styles.name}>{file.name}</span>
              <small>{sizesText(file.size, originals.current.get(file))}</small>
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
