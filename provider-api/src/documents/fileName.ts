import { longDate } from './documentDates.ts';

/** Characters that some file system refuses become "-" (G77); the name stays within 150 characters. */
export const safeFileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '-')
    .slice(0, 150) || 'document';

/** "{business name} - {transaction type} - {date created}.pdf" (INVOICE-01, G77). */
export const receiptFileName = (payer: string, transactType: string, createdAt: Date): string =>
  `${safeFileName(`${payer} - ${transactType} - ${longDate(createdAt)}`)}.pdf`;

/** A header value that keeps any name: an ASCII fall-back and the name itself in UTF-8 (RFC 6266). */
export const attachmentHeader = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
