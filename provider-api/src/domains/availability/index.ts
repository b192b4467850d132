import * as calls from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { changeOffer } from './changeOffer.ts';
import { deskLoad } from './deskLoad.ts';
import { addOfferException, endOfferException, listOfferExceptions } from './exceptions.ts';
import { listOffers } from './listOffers.ts';
import { serviceAvailability } from './serviceAvailability.ts';

export { offerColumns } from './offers.ts';
export {
  fullHours,
  fullHoursLocked,
  HourFull,
  NotOffered,
  notOfferedErrors,
  type PlacedFlight,
  type PlacedService,
  refuseNotOffered,
  takePlaces,
} from './places.ts';

export const availability: Domain = {
  routes(api) {
    serve(api, calls.serviceAvailability, serviceAvailability);
    serve(api, calls.deskLoad, deskLoad);
    serve(api, calls.listOffers, listOffers);
    serve(api, calls.changeOffer, changeOffer);
    serve(api, calls.listOfferExceptions, listOfferExceptions);
    serve(api, calls.addOfferException, addOfferException);
    serve(api, calls.endOfferException, endOfferException);
  },
};
