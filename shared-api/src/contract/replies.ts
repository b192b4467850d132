/** Only the server and tests load these schemas. Pages need only the types of replies. */

import * as subjects from '../replies.ts';
import type { Endpoint } from './endpoint.ts';
import { contract } from './index.ts';
import { emptyReply } from './queries.ts';
import type { AnySchema } from './yup.ts';

const byName: Readonly<Record<string, AnySchema>> = Object.assign({}, ...Object.values(subjects));
const schemas = new Map(Object.entries(contract).map(([name, endpoint]) => [endpoint, byName[name]]));

export const replySchemaOf = (endpoint: Endpoint): AnySchema =>
  endpoint.reply ?? schemas.get(endpoint) ?? emptyReply;
