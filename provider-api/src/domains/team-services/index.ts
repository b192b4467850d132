import type { Domain } from '../../domain.ts';
import { proxyTo } from './proxy.ts';
import { changeSigningKeys, publishedKeys } from './signingKeys.ts';

export { askAboutPerson } from './askAboutPerson.ts';
export { signingSecrets } from './signingKeys.ts';

export const teamServices: Domain = {
  routes(api) {
    api.fastify.get('/.well-known/jwks.json', { exposeHeadRoute: false }, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(await publishedKeys(api.context)),
    );
    for (const service of api.context.config.teamServices) proxyTo(api, service);
  },
  periodic: [changeSigningKeys],
};
