import { formatNaira, monthText } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';

export const closingEvents = {
  'month.closed': event<{ month: string; proposer: string; approver: string; revenueKobo: number }>({
    letter: ({ month, proposer, approver, revenueKobo }, { config }) => ({
      subject: `${monthText(month)} is closed`,
      paragraphs: [`${proposer} proposed it and ${approver} closed it.`],
      facts: [['Revenue', formatNaira(revenueKobo)]],
      links: [{ label: 'View the months', url: portalLinks.books(config, 'months') }],
    }),
  }),
};
