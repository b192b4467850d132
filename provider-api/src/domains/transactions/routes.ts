import * as contract from 'shared-api/contract';
import { type Api, serve, servePublic } from '../../http/serve.ts';
import { invoiceByCode, invoiceDocumentByCode } from './invoiceByCode.ts';
import { exportOfType, listTransactions, listTransactionsOfType } from './listTransactions.ts';
import { transactionById } from './transactionById.ts';
import { transactionOfType } from './transactionOfType.ts';
import { transactionReceipt } from './transactionReceipt.ts';
import { bookingType, fundType, registrationType } from './transactionTypes.ts';

export function routes(api: Api): void {
  serve(api, contract.listTransactions, listTransactions);
  serve(api, contract.transactionById, transactionById);
  serve(api, contract.listTransactionsOfType, listTransactionsOfType);
  serve(api, contract.transactionOfType, transactionOfType);
  serve(api, contract.transactionReceipt, transactionReceipt);
  serve(api, contract.exportBookingTransactions, exportOfType(bookingType));
  serve(api, contract.exportFundTransactions, exportOfType(fundType));
  serve(api, contract.exportRegistrationTransactions, exportOfType(registrationType));
  servePublic(api, contract.invoiceByCode, invoiceByCode);
  servePublic(api, contract.invoiceDocumentByCode, invoiceDocumentByCode);
}
