import { Button } from 'shared-ui';

/** What an empty list says: that there is nothing, or nothing with these filters, which can be cleared. */
export const emptyList = (rows: string, chosen: number, clear: () => void) =>
  chosen === 0
    ? { empty: `There are no ${rows}` }
    : {
        empty: `There are no ${rows} with these filters`,
        emptyAction: <Button onClick={clear}>Clear filters</Button>,
      };
