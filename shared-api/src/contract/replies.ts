/** Only the server and tests load these schemas. Pages need only the types of replies. */

import { replies as accounts } from '../accounts/replies.ts';
import { replies as availability } from '../availability/replies.ts';
import { replies as bookings } from '../bookings/replies.ts';
import { replies as books } from '../books/replies.ts';
import { replies as bulk } from '../bulk/replies.ts';
import { replies as changes } from '../changes/replies.ts';
import { replies as clients } from '../clients/replies.ts';
import { replies as closing } from '../closing/replies.ts';
import { replies as corrections } from '../corrections/replies.ts';
import { replies as desk } from '../desk/replies.ts';
import { replies as erasures } from '../erasures/replies.ts';
import { replies as feedback } from '../feedback/replies.ts';
import { replies as members } from '../members/replies.ts';
import { replies as messages } from '../messages/replies.ts';
import { replies as orders } from '../orders/replies.ts';
import { replies as payments } from '../payments/replies.ts';
import { replies as payouts } from '../payouts/replies.ts';
import { replies as people } from '../people/replies.ts';
import { replies as privacy } from '../privacy/replies.ts';
import { replies as registration } from '../registration/replies.ts';
import { replies as remotes } from '../remotes/replies.ts';
import { replies as roster } from '../roster/replies.ts';
import { replies as services } from '../services/replies.ts';
import { replies as settings } from '../settings/replies.ts';
import { replies as signIn } from '../sign-in/replies.ts';
import { replies as staff } from '../staff/replies.ts';
import { replies as statements } from '../statements/replies.ts';
import { replies as tasks } from '../tasks/replies.ts';
import { replies as terms } from '../terms/replies.ts';
import { replies as wallet } from '../wallet/replies.ts';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { emptyReply } from './queries.ts';
import type { AnySchema } from './yup.ts';

const byName: Readonly<Record<string, AnySchema>> = {
  ...accounts,
  ...availability,
  ...bookings,
  ...books,
  ...bulk,
  ...changes,
  ...clients,
  ...closing,
  ...corrections,
  ...erasures,
  ...desk,
  ...feedback,
  ...members,
  ...messages,
  ...orders,
  ...payments,
  ...payouts,
  ...people,
  ...privacy,
  ...registration,
  ...remotes,
  ...roster,
  ...services,
  ...settings,
  ...signIn,
  ...staff,
  ...statements,
  ...tasks,
  ...terms,
  ...wallet,
};
const schemas = new Map(Object.entries(contract).map(([name, endpoint]) => [endpoint, byName[name]]));

export const replySchemaOf = (endpoint: Endpoint): AnySchema =>
  endpoint.reply ?? schemas.get(endpoint) ?? emptyReply;
