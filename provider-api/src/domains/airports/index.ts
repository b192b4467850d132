import { listAirports as endpoint } from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { servePublic } from '../../http/serve.ts';
import { listAirports } from './listAirports.ts';

export const airports: Domain = {
  routes: (api) => servePublic(api, endpoint, listAirports),
};
