import { contract, openApi } from 'shared-api/contract';
import { limit } from './limits.ts';
import { openApiDocument } from './openapi.ts';
import { type Api, serve } from './serve.ts';

const perMinute = 60;

/** The reply is half a megabyte long. Therefore the calls of each network address are limited. */
export function openApiRoute(api: Api): void {
  // The document is built at the first request, because hundreds of schemas must be read.
  let document: object | undefined;
  serve(api, openApi, async (ctx) => {
    await limit(ctx, { name: 'openapi', by: ctx.address, max: perMinute, windowMs: 60_000 });
    document ??= openApiDocument(contract);
    return { data: document };
  });
}
