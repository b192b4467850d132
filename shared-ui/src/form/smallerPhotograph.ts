import { maxFileBytes } from 'shared-api/documents';

/**
 * The numbers are lengths in px of the photograph's longer edge. The lengths are tried in this order until the
 * file is small enough. The text of a photographed A4 page is readable even at 1400 px.
 */
const longEdges = [3000, 2400, 1800, 1400];
const quality = 0.85;

/** A photograph above the maximum file size is drawn smaller; any other file is returned unchanged. */
export const smallerPhotograph = async (file: File): Promise<File> =>
  file.size <= maxFileBytes ? file : drawnPhotograph(file);

/** The new photograph is upright and contains no metadata about place and device. */
export async function drawnPhotograph(file: File, edges: readonly number[] = longEdges): Promise<File> {
  if (file.type !== 'image/jpeg') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const smaller = await firstThatFits(picture, edges);
    picture.close();
    return smaller
      ? new File([smaller], file.name, { type: file.type, lastModified: file.lastModified })
      : file;
  } catch {
    return file;
  }
}

async function firstThatFits(picture: ImageBitmap, edges: readonly number[]): Promise<Blob | undefined> {
  for (const longEdge of edges) {
    const blob = await drawn(picture, Math.min(1, longEdge / Math.max(picture.width, picture.height)));
    if (blob && blob.size <= maxFileBytes) return blob;
  }
  return undefined;
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
