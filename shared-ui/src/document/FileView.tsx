import { type Ref, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Stack } from '../layout/Stack.tsx';
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

/** Its width fills the frame: a page of A4 beside the browser's list of pages is too small to be read. */
const fitted = '#navpanes=0&view=FitH';

/** A fetched PDF or picture, shown within the page. */
export function FileView({ file, name, ref }: FileViewProps) {
  const address = useAddress(file);
  if (!address) return null;
  const open = (text: string) => (
    <a href={address} target="_blank" rel="noreferrer">
      <Icon name="external" /> {text}
    </a>
  );
  const isPicture = file.type === picture;
  if (!isPicture && !showsPdf())
    return <EmptyState text="This browser shows no PDF within a page" action={open(`Open ${name}`)} />;
  return (
    <Stack space={2}>
      {isPicture ? (
        <img src={address} alt={name} className={styles.picture} />
      ) : (
        <iframe ref={ref} src={`${address}${fitted}`} title={name} className={styles.pages} />
      )}
      {open('Open large')}
    </Stack>
  );
}
