import type { Domain } from '../../domain.ts';
import { exportStatement } from './exportStatement.ts';
import { mailStatements } from './mailStatements.ts';
import { monthlyStatements } from './monthlyStatements.ts';
import { readStatement } from './readStatement.ts';
import { clientStatementDocument, statementDocument } from './statementDocument.ts';

export { statementEvents } from './events.ts';

export const statements: Domain = {
  verbs: { readStatement, statementDocument, exportStatement, mailStatements, clientStatementDocument },
  periodic: [monthlyStatements],
};
