import { routesOf } from 'shared-ui';
import { type PortalRoute, REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { pages, slots } from './pages.ts';
import { rememberFeedbackLink } from './shared/feedbackLink.ts';

// The route guard sends signed-in users from the login page to another page. The feedback link is saved
// before, so that the feedback form opens there.
const loader: PortalRoute['loader'] = ({ request }) => {
  rememberFeedbackLink(new URL(request.url).searchParams);
  return null;
};

export default {
  contract: REMOTE_CONTRACT,
  name: 'mf-accounts',
  routes: routesOf(pages).map((route) => (route.path === 'login' ? { ...route, loader } : route)),
  slots,
} satisfies Remote;
