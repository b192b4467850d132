import { type Ref, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { EmptyState } from '../status/EmptyState.tsx';
import styles from './FileView.module.css';

export interface FileViewProps {
  /** A picture (JPEG) or else a PDF. */
  file: Blob;
  name: string;
  /** It gives the frame that shows a PDF, which prints it. */
  ref?: Ref<HTMLIFrameElement>;
}

const picture = 'image/jpeg';

/** An address for a file, given back when the view closes. It never names another type, whose scripts would run here. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const type = file.type === picture ? picture : 'application/pdf';
    const made = URL.createObjectURL(file.slice(0, file.size, type));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Most phones show no PDF within a page. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled !== false;

/** A fetched PDF or picture, shown within the page. */
export function FileView({ file, name, ref }: FileViewProps) {
  const address = useAddress(file);
  if (!address) return null;
  if (file.type === picture) return <img src={address} alt={name} className={styles.picture} />;
  if (showsPdf()) return <iframe ref={ref} src={address} title={name} className={styles.pages} />;
  return (
    <EmptyState
      text="This browser shows no PDF within a page"
      action={
        <a href={address} target="_blank" rel="noreferrer">
          <Icon name="external" /> Open {name}
        </a>
      }
    />
  );
}
