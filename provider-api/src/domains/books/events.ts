import { countOf, formatNaira } from 'shared-api/rules';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';
import { openFiles } from './settlement/dailyReminder.ts';

export const bookEvents = {
  'lines.open': event<object>({
    letter: async (_, { db, config, clock }, officer) => {
      const files = await openFiles(db, clock.now());
      if (!officer.isActive || files.length === 0) return undefined;
      return {
        subject: 'Lines of settlement files are open for more than five days',
        paragraphs: ['Post, ignore or decide them, so that the month can be closed.'],
        facts: files.map(({ name, lines, grossKobo }) => [
          name,
          `${countOf(lines, 'line')}, ${formatNaira(grossKobo)}`,
        ]),
        links: [
          { label: 'Lines to resolve', url: portalLinks.openLines(config, 'unresolved') },
          { label: 'Lines in suspense', url: portalLinks.openLines(config, 'suspense') },
        ],
      };
    },
  }),
};
