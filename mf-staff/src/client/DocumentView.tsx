import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ClientFile } from 'shared-api/accounts';
import { clientFileQuery } from 'shared-api/clients';
import { QueryState } from '../shared/QueryState.tsx';
import styles from './DocumentView.module.css';

/** An address for a blob, given back when the view closes. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

function Content({ file, blob }: { file: ClientFile; blob: Blob }) {
  const url = useObjectUrl(blob);
  if (!url) return null;
  return file.type === 'image/jpeg' ? (
    <img src={url} alt={file.name} className={styles.picture} />
  ) : (
    <iframe src={url} title={file.name} className={styles.pages} />
  );
}

interface DocumentViewProps {
  file: ClientFile;
  /** Is told when it has come. */
  onShown?: () => void;
}

export function DocumentView({ file, onShown }: DocumentViewProps) {
  const content = useQuery(clientFileQuery(file));
  const hasCome = content.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever asks by then
  useEffect(() => {
    if (hasCome) onShown?.();
  }, [hasCome]);
  return (
    <QueryState query={content} subject="The document">
      {(blob) => <Content file={file} blob={blob} />}
    </QueryState>
  );
}
