export { createService } from './createService.ts';
export { listServicePrices } from './listServicePrices.ts';
export { listBookableServices, listPublicPrices, listServices } from './listServices.ts';
export { serviceById } from './serviceById.ts';
export { updateService } from './updateService.ts';
