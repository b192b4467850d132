import { routesOf } from 'shared-ui';
import { REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { pages, slots } from './pages.ts';

export default {
  contract: REMOTE_CONTRACT,
  name: 'mf-bookings',
  routes: routesOf(pages),
  slots,
} satisfies Remote;
