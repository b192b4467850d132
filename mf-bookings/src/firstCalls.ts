import type { FirstCalls } from 'shared-ui/remote';

/** Plain data that the build reads for the registry: imports types alone. */
export const firstCalls: FirstCalls = {
  'app/dashboard': ['/booking-services/stats', '/services', '/activity/client?pageNumber=1&pageSize=5'],
  'app/services': ['/services'],
  'app/service/:service_id/create-booking': ['/services/:service_id', '/airports', '/services'],
};
