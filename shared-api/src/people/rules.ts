/** Whom a client may keep for the next booking. */
export const maxPeople = 5_000;
export const peopleSorts = ['used', '-used', 'name', '-name'] as const;

/** Lower case, without accents, with single spaces. */
export const foldedText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

export interface NamedPerson {
  FirstName: string;
  LastName: string;
  mobileNumber: string;
}

/** The same for the same person typed again: the names, and the last ten digits of the mobile number. */
export const personKey = ({ FirstName, LastName, mobileNumber }: NamedPerson): string =>
  `${foldedText(`${FirstName} ${LastName}`)} ${mobileNumber.replace(/\D/g, '').slice(-10)}`;

/** The words of a search as keys hold them: a number begins without its 0 or country code. */
export const personWords = (search: string): string[] =>
  foldedText(search.replace(/(?<=\d)[\s-]+(?=\d)/g, ''))
    .split(' ')
    .map((word) => word.replace(/^(?:\+?234|0)(?=\d{2})/, ''))
    .filter(Boolean);
