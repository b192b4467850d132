import { bothWays } from '../lists/sorts.ts';
import { searchText } from '../text/searchText.ts';

export const maxPeople = 5_000;
export const peopleSorts = bothWays('used', 'name');

export interface NamedPerson {
  FirstName: string;
  LastName: string;
  mobileNumber: string;
}

export const personKey = ({ FirstName, LastName, mobileNumber }: NamedPerson): string =>
  `${searchText(`${FirstName} ${LastName}`)} ${mobileNumber.replace(/\D/g, '').slice(-10)}`;
