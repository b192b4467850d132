export { accountName, type Csv, type CsvColumn, momentInLagos, nairaText } from './csv.ts';
export { defineList, inOrder, type ListQuery, readBy } from './defineList.ts';
export { contains, equals, type Filter, filter, ofAccount, optional, whereOf, withinDays } from './filter.ts';
export type { Search } from './rows.ts';
export { accountQuery, beginning, idsOfClients, invoiceBeginning } from './searchText.ts';
export { shownStatus } from './shownStatus.ts';
