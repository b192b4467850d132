import { queryOptions } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listMessages } from 'shared-api/messages';

/** The bell makes this call on every page, so a failure is shown only in the drawer. */
export const messagesQuery = queryOptions({ ...queryOf(listMessages, {}), meta: { toldByPage: true } });
