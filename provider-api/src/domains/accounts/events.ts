import { formatMoment } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { portalLinks } from '../../portalLinks.ts';
import { event } from '../../telling/event.ts';
import { verificationLife } from './verify-email/verificationUrl.ts';

const verifyAddress = (url: string) => ({ label: 'Verify e-mail address', url });

const logIn = ({ config }: AppContext) => ({ label: 'Log in', url: portalLinks.signIn(config) });

const resetPassword = ({ config }: AppContext) => ({
  label: 'Reset password',
  url: portalLinks.forgotPassword(config),
});

export const accountEvents = {
  'registration.received': event<{ verificationUrl: string; trackingUrl: string }>({
    silent: true,
    letter: ({ verificationUrl, trackingUrl }) => ({
      subject: 'Your registration has been received',
      paragraphs: [
        'Thanks for registering! Your registration is currently in review.',
        `Please verify your e-mail address with the link below; it is valid for ${verificationLife}. We will write to you as soon as the review is done.`,
      ],
      action: verifyAddress(verificationUrl),
      links: [{ label: 'See where your registration stands', url: trackingUrl }],
    }),
  }),

  'registration.corrected': event<{ trackingUrl: string }>({
    silent: true,
    letter: ({ trackingUrl }) => ({
      subject: 'Your corrected registration has been received',
      paragraphs: [
        'Thank you for correcting your registration. It is in review again, and we will write to you as soon as the review is done.',
      ],
      action: { label: 'See where your registration stands', url: trackingUrl },
    }),
  }),

  'registration.rejected': event<{ reason: string | undefined; trackingUrl: string }>({
    silent: true,
    letter: ({ reason, trackingUrl }) => ({
      subject: 'Your registration was not approved',
      paragraphs: [
        'Your registration has been reviewed and was not approved. You can correct your details and documents and send them again. Please contact the authority with any question.',
      ],
      facts: reason ? [['Reason', reason]] : [],
      action: { label: 'Correct your registration', url: trackingUrl },
    }),
  }),

  'account.approved': event<{ verificationUrl?: string | undefined }>({
    letter: ({ verificationUrl }, context) => ({
      subject: 'Your account has been approved',
      paragraphs: [
        verificationUrl
          ? 'Your account has been approved. Please verify your e-mail address with the link below; then you can log in.'
          : 'Your account has been approved. You can now log in.',
      ],
      action: verificationUrl ? verifyAddress(verificationUrl) : logIn(context),
      links: verificationUrl ? [logIn(context)] : [],
    }),
  }),

  'account.status': event<{ status: string; reason: string | undefined }>({
    letter: ({ status, reason }, context) => ({
      subject: `Your account status changed to ${status}`,
      paragraphs: [
        `The status of your account is now ${status}.`,
        status === 'Active' ? 'You can log in.' : 'Please contact the authority with any question.',
      ],
      facts: reason ? [['Reason', reason]] : [],
      ...(status === 'Active' && { action: logIn(context) }),
    }),
  }),

  'account.restricted': event<{ restricted: boolean; reason: string }>({
    letter: ({ restricted, reason }) => ({
      subject: restricted
        ? 'Your account is restricted to reading'
        : 'The restriction of your account is lifted',
      paragraphs: [
        restricted
          ? 'You can read everything and take a copy of your data. Nothing can be booked, changed or paid until the restriction is lifted, and nothing of yours is erased meanwhile.'
          : 'Everything goes on as before.',
      ],
      facts: [['Reason', reason]],
    }),
  }),

  'email.verification': event<{ verificationUrl: string }>({
    silent: true,
    letter: ({ verificationUrl }) => ({
      subject: 'Verify your e-mail address',
      paragraphs: [
        `Please verify your e-mail address with the link below; it is valid for ${verificationLife}.`,
      ],
      action: verifyAddress(verificationUrl),
    }),
  }),

  'password.reset': event<{ code: string }>({
    silent: true,
    letter: ({ code }, { config }) => ({
      subject: 'Reset your password',
      paragraphs: [
        'Somebody asked to reset the password of your account. The link below is valid for 1 hour and works once.',
        'If it was not you, nothing needs to be done: your password stays as it is.',
      ],
      action: { label: 'Reset password', url: portalLinks.resetPassword(config, code) },
    }),
  }),

  'password.changed': event<{ ended: 'all its sessions' | 'all its other sessions' }>({
    letter: ({ ended }, context) => ({
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your account was changed, and ${ended} were ended.`,
        'If it was not you, reset your password at once and contact the authority.',
      ],
      links: [resetPassword(context)],
    }),
  }),

  'sessions.ended': event<{ at: string }>({
    letter: ({ at }, context) => ({
      subject: 'You were signed out everywhere',
      paragraphs: [
        'An administrator of the portal ended all sessions of your account. Wherever you were signed in, you have to sign in again; your password is the same as before.',
        'If you did not ask for it, somebody else may have used your account: reset your password at once and contact the authority.',
      ],
      facts: [['Time', formatMoment(at)]],
      links: [resetPassword(context)],
    }),
  }),

  'device.new': event<{ device: string; address: string; at: string }>({
    letter: ({ device, address, at }, context) => ({
      subject: 'Sign-in from a new device',
      paragraphs: [
        'Your account was signed in to from a browser that we have not seen before.',
        'If it was you, nothing needs to be done: this browser is known from now on. If it was not you, reset your password at once, which ends every session, and contact the authority.',
      ],
      facts: [
        ['Device', device],
        ['Network address', address],
        ['Time', formatMoment(at)],
      ],
      links: [resetPassword(context)],
    }),
  }),

  'two-factor.changed': event<{ on: boolean }>({
    letter: ({ on }, context) => ({
      subject: `Two-factor sign-in was turned ${on ? 'on' : 'off'}`,
      paragraphs: [
        on
          ? 'From now on, signing in to your account asks for a code of your authenticator app. Keep the recovery codes where you find them without your telephone.'
          : 'Signing in to your account no longer asks for a code.',
        'If it was not you, reset your password at once and contact the authority.',
      ],
      links: [resetPassword(context)],
    }),
  }),

  'code.asked': event<{ code: string; purpose: string }>({
    silent: true,
    letter: ({ code, purpose }) => ({
      subject: 'Your code',
      paragraphs: [
        `Please enter this code to confirm that it is you who ${purpose}. It is valid for 15 minutes.`,
        'If it is not you, tell nobody this code and change your password.',
      ],
      facts: [['Code', code]],
    }),
  }),

  'international.decided': event<{ granted: boolean; reason?: string | undefined }>({
    letter: ({ granted, reason }, { config }) => ({
      subject: granted ? 'You can book International services' : 'You cannot book International services yet',
      paragraphs: [
        granted
          ? 'You asked for International services. Your account is now of type International and can book them.'
          : 'You asked for International services. Your request was refused. You can ask again on the page of the services.',
      ],
      facts: reason ? [['Reason', reason]] : [],
      action: { label: 'View the services', url: portalLinks.services(config) },
    }),
  }),
};
