import * as calls from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve, servePublic } from '../../http/serve.ts';
import { createService } from './createService.ts';
import { listServicePrices } from './listServicePrices.ts';
import { listBookableServices, listPublicPrices, listServices } from './listServices.ts';
import { serviceById } from './serviceById.ts';
import { updateService } from './updateService.ts';

export { visibleService } from './serviceById.ts';

export const services: Domain = {
  routes(api) {
    serve(api, calls.listServices, listServices);
    servePublic(api, calls.listPublicPrices, listPublicPrices);
    serve(api, calls.listBookableServices, listBookableServices);
    serve(api, calls.serviceById, serviceById);
    serve(api, calls.listServicePrices, listServicePrices);
    serve(api, calls.createService, createService);
    serve(api, calls.updateService, updateService);
  },
};
