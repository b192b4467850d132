import { type Ref, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Stack } from '../layout/Stack.tsx';
import { EmptyState } from '../status/EmptyState.tsx';
import styles from './FileView.module.css';

export interface FileViewProps {
  /** The file is a JPEG or a PDF. */
  file: Blob;
  name: string;
  ref?: Ref<HTMLIFrameElement>;
}

const picture = 'image/jpeg';

/** Only two types are allowed: a script in another type of file would run with the portal's origin. */
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

/** Most phones cannot show a PDF inside a page. */
export const showsPdf = (): boolean => navigator.pdfViewerEnabled !== false;

/** An A4 page is readable only at the full width, without the viewer's side bar. */
const fitted = '#navpanes=0&view=FitH';

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
