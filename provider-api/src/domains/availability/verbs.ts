export { changeOffer } from './changeOffer.ts';
export { deskLoad } from './deskLoad.ts';
export { addOfferException, endOfferException, listOfferExceptions } from './exceptions.ts';
export { listOffers } from './listOffers.ts';
export { serviceAvailability } from './serviceAvailability.ts';
