import { queryOptions } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listMessages } from 'shared-api/messages';

/** The bell makes this call on every page, so only the drawer reports a failure. */
export const messagesQuery = queryOptions({ ...queryOf(listMessages, {}), meta: { toldByPage: true } });
