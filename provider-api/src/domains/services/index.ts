import type { Domain } from '../../domain.ts';
import { routes } from './routes.ts';

export { usableTypes } from './usableServices.ts';

export const services: Domain = { routes };
