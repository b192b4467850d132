import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { exportStatement } from './exportStatement.ts';
import { mailStatements } from './mailStatements.ts';
import { monthlyStatements } from './monthlyStatements.ts';
import { readStatement } from './readStatement.ts';
import { clientStatementDocument, statementDocument } from './statementDocument.ts';

export { statementEvents } from './events.ts';

export const statements: Domain = {
  routes(api) {
    serve(api, contract.readStatement, readStatement);
    serve(api, contract.statementDocument, statementDocument);
    serve(api, contract.exportStatement, exportStatement);
    serve(api, contract.mailStatements, mailStatements);
    serve(api, contract.clientStatementDocument, clientStatementDocument);
  },
  periodic: [monthlyStatements],
};
