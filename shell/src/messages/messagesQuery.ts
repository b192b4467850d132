import { queryOptions } from '@tanstack/react-query';
import { queryOf } from 'shared-api/http';
import { listMessages } from 'shared-api/messages';

/** The bell asks on every page: that it got no answer is told where the messages are looked for. */
export const messagesQuery = queryOptions({ ...queryOf(listMessages, {}), meta: { toldByPage: true } });
