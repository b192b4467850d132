import { lazy, Suspense } from 'react';
import type { QrPictureProps } from './QrPicture.tsx';

const QrPicture = lazy(async () => ({ default: (await import('./QrPicture.tsx')).QrPicture }));

/** A square that a camera reads; what it says must stand beside it too. Fetched when first shown. */
export const QrCode = (props: QrPictureProps) => (
  <Suspense fallback={null}>
    <QrPicture {...props} />
  </Suspense>
);
