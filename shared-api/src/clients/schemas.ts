import { string } from 'yup';
import { oneOf } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { optionalDay, searchedPage } from '../contract/queries.ts';
import { clientListKinds, clientSorts } from './rules.ts';

export const clientList = lazily(() =>
  searchedPage.shape({
    kind: oneOf(clientListKinds),
    /** An account status by name or index. */
    status: string().max(20).optional(),
    /** Days of registration. */
    from: optionalDay(),
    to: optionalDay(),
    sort: oneOf(clientSorts),
  }),
);
