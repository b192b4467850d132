import type { Page, Remote } from 'shared-ui/remote';

export const pages: readonly Page[] = [
  {
    path: 'login',
    load: async () => (await import('./sign-in/SignInPage.tsx')).SignInPage,
    title: 'Login',
    access: 'public-only',
  },
  {
    path: 'forget-password',
    load: async () => (await import('./forgot-password/ForgotPasswordPage.tsx')).ForgotPasswordPage,
    title: 'Forgot password',
    access: 'public-only',
  },
  {
    path: 'reset-password/:code',
    load: async () => (await import('./reset-password/ResetPasswordPage.tsx')).ResetPasswordPage,
    title: 'Reset password',
    access: 'public',
  },
  {
    path: 'register',
    load: async () => (await import('./register/ChooseAccountTypePage.tsx')).ChooseAccountTypePage,
    title: 'Create account',
    access: 'public-only',
  },
  {
    path: 'register-corporate-organization',
    load: async () => (await import('./register/CorporatePage.tsx')).CorporatePage,
    title: 'Register a corporate organisation',
    access: 'public-only',
  },
  {
    path: 'register-government-official',
    load: async () => (await import('./register/GovernmentPage.tsx')).GovernmentPage,
    title: 'Register a government official',
    access: 'public-only',
  },
  {
    path: 'register-individual',
    load: async () => (await import('./register/IndividualPage.tsx')).IndividualPage,
    title: 'Register as an individual',
    access: 'public-only',
  },
  {
    path: 'register-family',
    load: async () => (await import('./register/FamilyPage.tsx')).FamilyPage,
    title: 'Register a family',
    access: 'public-only',
  },
  {
    path: 'registration-success',
    load: async () => (await import('./register/RegistrationSuccessPage.tsx')).RegistrationSuccessPage,
    title: 'Create account',
    access: 'public',
  },
  {
    path: 'registration-status/:code',
    load: async () =>
      (await import('./registration-status/RegistrationStatusPage.tsx')).RegistrationStatusPage,
    title: 'Your registration',
    access: 'public',
  },
  {
    path: 'verify-email/:code',
    load: async () => (await import('./verify-email/VerifyEmailPage.tsx')).VerifyEmailPage,
    title: 'E-mail verification',
    access: 'public',
  },
  {
    path: 'customer-survey/:code',
    load: async () => (await import('./survey/SurveyPage.tsx')).SurveyPage,
    title: 'Customer service feedback',
    access: 'public',
  },
  {
    path: 's/:code',
    load: async () => (await import('./stop/StopPage.tsx')).StopPage,
    title: 'Stop SMS',
    access: 'public',
  },
  {
    path: 'privacy',
    load: async () => (await import('./privacy/PrivacyPage.tsx')).PrivacyPage,
    title: 'Privacy',
    access: 'public',
  },
  {
    path: 'terms',
    load: async () => (await import('./register/TermsPage.tsx')).TermsPage,
    title: 'Terms of registration',
    access: 'public',
  },
  {
    path: 'app/profile/terms',
    load: async () => (await import('./register/NewTermsPage.tsx')).NewTermsPage,
    title: 'Terms of registration',
    above: false,
    access: 'signed-in',
  },
  {
    path: 'app/profile',
    load: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    title: 'My Profile',
    label: 'Profile',
    access: 'signed-in',
    menu: { icon: 'profile', order: 50 },
  },
  {
    path: 'app/profile/registration',
    load: async () => (await import('./profile/RegistrationPage.tsx')).RegistrationPage,
    title: 'Registration',
    above: [{ label: 'Profile', to: '/app/profile' }],
    access: 'client',
  },
  {
    path: 'app/members',
    load: async () => (await import('./members/MembersPage.tsx')).MembersPage,
    title: 'Members',
    above: [{ label: 'Profile', to: '/app/profile' }],
    access: ['members.manage'],
  },
  {
    path: 'app/profile/security',
    load: async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
    title: 'Sign-in and security',
    label: 'Security',
    above: [{ label: 'Profile', to: '/app/profile' }],
    access: 'signed-in',
  },
];

export const slots = {
  'accounts.feedback': async () => ({
    default: (await import('./feedback/FeedbackModal.tsx')).FeedbackModal,
  }),
} satisfies Remote['slots'];
