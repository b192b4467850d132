import { formatNaira, maxPaperLines, type Period, periodText } from 'shared-api/rules';
import type { MailAttachment } from '../../adapters/mail/Mailer.ts';
import { pdfAttachment } from '../../mail/compose.ts';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';
import { drawnStatement } from './statementDocument.ts';
import { statementOf } from './statementOf.ts';

export const statementEvents = {
  'statement.monthly': event<Period>({
    letter: async (period, context, { id }) => {
      const { db, config } = context;
      const isWanted = await db.exists(
        `select from users where id = $1 and statement_mail and status <> 'Deactivated'`,
        [id],
      );
      if (!isWanted) return undefined;
      const statement = await statementOf(db, id, period, { limit: 0, offset: 0 });
      const isDrawn = statement.lineCount <= maxPaperLines;
      const attachments: MailAttachment[] = [];
      if (isDrawn) {
        const { name, content } = await drawnStatement(context, id, period);
        attachments.push(pdfAttachment(name, content));
      }
      return {
        subject: `Your statement, ${periodText(period)}`,
        paragraphs: [
          isDrawn
            ? 'Your statement is attached.'
            : `Your statement has ${statement.lineCount} changes, more than a paper takes: export it on its page.`,
          'You asked for it each month; you can end that on its page.',
        ],
        facts: [
          ['Opening balance', formatNaira(statement.openingKobo)],
          ['In', formatNaira(statement.inKobo)],
          ['Out', formatNaira(statement.outKobo)],
          ['Closing balance', formatNaira(statement.closingKobo)],
        ],
        links: [{ label: 'View the statement', url: portalLinks.statement(config, period) }],
        attachments,
      };
    },
  }),
};
