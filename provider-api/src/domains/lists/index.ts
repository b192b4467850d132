export { type Condition, condition, countedBy, whereOf } from './condition.ts';
export { type List, madeOn, type Order, type Search } from './list.ts';
export { accountNames, type CsvColumn, listCsv, nameOf } from './listCsv.ts';
export { inOrder, listPage } from './listPage.ts';
export { type MarkedList, markedPage } from './markedList.ts';
export { bookingMarks, paymentMarks } from './marks.ts';
export { accountQuery, beginning, idsOfClients, invoiceBeginning } from './searchText.ts';
export { shownStatus } from './shownStatus.ts';
