import { lazyPage, links } from 'shared-ui';
import { type PortalRoute, REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { navigation } from './navigation.ts';
import { rememberFeedbackLink } from './shared/feedbackLink.ts';

const RegistrationSuccess = lazyPage(
  async () => (await import('./register/RegistrationSuccessPage.tsx')).RegistrationSuccessPage,
);

const routes: readonly PortalRoute[] = [
  {
    path: 'login',
    // A loader runs before the guard sends a signed-in user on, so that the form opens for them at once (G29).
    loader: ({ request }) => {
      rememberFeedbackLink(new URL(request.url).searchParams);
      return null;
    },
    Component: lazyPage(async () => (await import('./sign-in/SignInPage.tsx')).SignInPage),
    handle: { title: 'Login', access: 'public-only' },
  },
  {
    path: 'forget-password',
    Component: lazyPage(
      async () => (await import('./forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    ),
    handle: { title: 'Forgot password', access: 'public-only' },
  },
  {
    path: 'reset-password/:code',
    Component: lazyPage(
      async () => (await import('./reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
    ),
    handle: { title: 'Reset password', access: 'public' },
  },
  {
    path: 'register',
    Component: lazyPage(
      async () => (await import('./register/ChooseAccountTypePage.tsx')).ChooseAccountTypePage,
    ),
    handle: { title: 'Create account', access: 'public-only' },
  },
  {
    path: 'register-corporate-organization',
    Component: lazyPage(async () => (await import('./register/CorporatePage.tsx')).CorporatePage),
    handle: { title: 'Register a corporate organization', access: 'public-only' },
  },
  {
    path: 'register-government-official',
    Component: lazyPage(async () => (await import('./register/GovernmentPage.tsx')).GovernmentPage),
    handle: { title: 'Register a government official', access: 'public-only' },
  },
  {
    path: 'register-individual',
    Component: lazyPage(async () => (await import('./register/IndividualPage.tsx')).IndividualPage),
    handle: { title: 'Register as an individual', access: 'public-only' },
  },
  {
    path: 'register-family',
    Component: lazyPage(async () => (await import('./register/FamilyPage.tsx')).FamilyPage),
    handle: { title: 'Register a family', access: 'public-only' },
  },
  {
    path: 'registration-success',
    Component: RegistrationSuccess,
    handle: { title: 'Create account', access: 'public' },
  },
  {
    path: 'registration-status/:code',
    Component: lazyPage(
      async () => (await import('./registration-status/RegistrationStatusPage.tsx')).RegistrationStatusPage,
    ),
    handle: { title: 'Your registration', access: 'public' },
  },
  {
    path: 'verify-email/:code',
    Component: lazyPage(async () => (await import('./verify-email/VerifyEmailPage.tsx')).VerifyEmailPage),
    handle: { title: 'Email verification', access: 'public' },
  },
  {
    path: 'customer-survey/:code',
    Component: lazyPage(async () => (await import('./survey/SurveyPage.tsx')).SurveyPage),
    handle: { title: 'Customer service feedback', access: 'public' },
  },
  {
    path: 'app/profile',
    Component: lazyPage(async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
    handle: { title: 'My Profile', breadcrumbs: [{ label: 'Profile' }], access: 'signed-in' },
  },
  {
    path: 'app/profile/security',
    Component: lazyPage(async () => (await import('./security/SecurityPage.tsx')).SecurityPage),
    handle: {
      title: 'Sign-in and security',
      breadcrumbs: [{ label: 'Profile', to: links.profile() }, { label: 'Security' }],
      access: 'signed-in',
    },
  },
];

export default {
  contract: REMOTE_CONTRACT,
  name: 'mf-accounts',
  routes,
  navigation,
  slots: {
    'accounts.feedback': async () => ({
      default: (await import('./feedback/FeedbackModal.tsx')).FeedbackModal,
    }),
  },
} satisfies Remote;
