import { sharesSent, type UploadProgress } from 'shared-api/http';
import { Stack } from 'shared-ui';
import { useFormState } from 'shared-ui/form';
import styles from './UploadList.module.css';

export function UploadList({ progress }: { progress: UploadProgress | undefined }) {
  const { values, submitting } = useFormState<{ Files?: readonly File[] }>({
    subscription: { values: true, submitting: true },
  });
  const files = values.Files ?? [];
  if (!submitting || !progress || files.length === 0) return null;
  const shares = sharesSent(files, progress);
  return (
    <Stack component="ul" space={2} aria-label="Upload progress">
      {files.map(({ name }, index) => {
        const percent = Math.floor(100 * (shares[index] ?? 0));
        return (
          <li key={name} className={styles.file}>
            <span>{name}</span>
            <progress className={styles.bar} aria-label={`Upload of ${name}`} max={100} value={percent} />
            <span className={`${styles.percent} soft`}>{percent} %</span>
          </li>
        );
      })}
    </Stack>
  );
}
