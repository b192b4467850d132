import type { BookingsRequest } from './toRequest.ts';

/** FNV-1a over the text, from two starts: enough to tell apart what one draft has held. */
function digest(text: string): string {
  const from = (start: number) => {
    let hash = start;
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return from(0x811c9dc5) + from(0x050c5d1f);
}

/**
 * One key for one draft as it stands, whichever tab confirms it: a copied tab that confirms the same passengers gets
 * the first one's booking, and changed passengers are another booking (S13).
 */
export const confirmKey = (draftId: string, bookings: BookingsRequest): string =>
  `${draftId}-${digest(JSON.stringify(bookings))}`;
