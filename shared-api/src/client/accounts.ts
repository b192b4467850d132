import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as api from '../contract/accounts.ts';
import type { BodyOf } from '../contract/endpoint.ts';
import { openSurvey } from '../contract/feedbacks.ts';
import type { FeedbackBody, SurveyBody } from '../contract/types.ts';
import { currentTerms } from '../rules/terms.ts';
import { ApiProblem, tellMissing } from './apiProblem.ts';
import { keys } from './keys.ts';
import { call } from './request.ts';
import { session } from './session.ts';
import type { UploadProgress } from './upload.ts';

/** The code of the refusal that asks for a code of the authenticator app. */
export const secondFactorNeeded = 'second_factor_needed';

export const signInMutation = mutationOptions({
  mutationKey: ['sign-in'],
  mutationFn: async (body: BodyOf<typeof api.signIn>) => {
    const { token, ...user } = (await call(api.signIn, { body })).data;
    session.signIn(token, user);
    return user;
  },
  // The page answers a missing second factor by asking for it.
  meta: { success: 'Login successful', failure: 'Login failed', silentCodes: [secondFactorNeeded] },
});

/** Ends the server's session without being waited for, then this browser's (S06). */
export function signOutEverywhere(): void {
  if (session.get().token) void call(api.signOut, {}).catch(() => undefined);
  session.signOut();
}

export const forgotPasswordMutation = mutationOptions({
  mutationKey: ['forgot-password'],
  mutationFn: (body: BodyOf<typeof api.forgotPassword>) => call(api.forgotPassword, { body }),
  meta: { success: 'Password reset email sent successfully', failure: 'Password reset request failed' },
});

export const resetPasswordMutation = mutationOptions({
  mutationKey: ['reset-password'],
  mutationFn: (body: BodyOf<typeof api.resetPassword>) => call(api.resetPassword, { body }),
  meta: { success: 'Password reset successful', failure: 'Password not changed' },
});

export const verifyEmailQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.user, 'verification', code],
    queryFn: () => call(api.verifyEmail, { params: { code } }).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { failure: 'Email verification failed' },
  });

interface Documents {
  files: readonly File[];
  onProgress?: (progress: UploadProgress) => void;
}

/** The forms show the newest terms. */
const readTerms = () => ({ termsVersion: currentTerms('registration') });

type CorporateRegistration = Documents & { body: BodyOf<typeof api.registerCorporate> };

export const registerCorporateMutation = mutationOptions({
  mutationKey: ['register-corporate'],
  mutationFn: ({ body, files, onProgress }: CorporateRegistration) =>
    call(api.registerCorporate, { body, query: readTerms() }, { files, onProgress }),
  meta: { failure: 'Something went wrong' },
});

export const registerGovernmentMutation = mutationOptions({
  mutationKey: ['register-government'],
  mutationFn: (body: BodyOf<typeof api.registerGovernment>) =>
    call(api.registerGovernment, { body, query: readTerms() }),
  meta: { failure: 'Something went wrong', loading: true },
});

export const registerIndividualMutation = mutationOptions({
  mutationKey: ['register-individual'],
  mutationFn: (body: BodyOf<typeof api.registerIndividual>) =>
    call(api.registerIndividual, { body, query: readTerms() }),
  meta: { failure: 'Something went wrong', loading: true },
});

export const registrationQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.registration, code],
    queryFn: async ({ signal }) => {
      const registration = call(api.registrationStatus, { params: { code } }, { signal });
      return (await registration.catch(tellMissing('This link is not valid'))).data;
    },
    meta: { failure: 'Fetching the registration failed. Kindly Refresh' },
  });

export const mailVerificationAgainMutation = mutationOptions({
  mutationKey: ['verification-again'],
  mutationFn: (code: string) => call(api.mailVerificationAgain, { params: { code } }),
  meta: {
    success: 'Verification link sent',
    failure: 'Something went wrong',
    invalidates: [keys.registration],
  },
});

export const renewRegistrationInvoiceMutation = mutationOptions({
  mutationKey: ['registration-invoice'],
  mutationFn: (code: string) => call(api.renewRegistrationInvoice, { params: { code } }),
  meta: {
    success: 'The invoice is on its way to your mailbox',
    failure: 'Something went wrong',
    invalidates: [keys.registration],
  },
});

/** A rejected registration sent again; which call it is follows from its kind. */
export type RegistrationCorrection = { code: string } & (
  | ({ kind: 'Corporate'; body: BodyOf<typeof api.correctCorporate> } & Documents)
  | { kind: 'Government'; body: BodyOf<typeof api.correctGovernment> }
  | { kind: 'Individual' | 'Family'; body: BodyOf<typeof api.correctIndividual> }
);

const sendCorrection = (correction: RegistrationCorrection) => {
  const params = { code: correction.code };
  switch (correction.kind) {
    case 'Corporate': {
      const { body, files, onProgress } = correction;
      return call(api.correctCorporate, { params, body }, { files, onProgress });
    }
    case 'Government':
      return call(api.correctGovernment, { params, body: correction.body });
    default:
      return call(api.correctIndividual, { params, body: correction.body });
  }
};

export const correctRegistrationMutation = mutationOptions({
  mutationKey: ['correct-registration'],
  mutationFn: sendCorrection,
  meta: {
    success: 'Your registration has been sent again',
    failure: 'Something went wrong',
    invalidates: [keys.registration],
  },
});

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.user, id],
    queryFn: async ({ signal }) => (await call(api.userById, { params: { id } }, { signal })).data,
    meta: { failure: 'Fetching user details failed. Kindly Refresh' },
  });

/** Reads the signed-in user afresh into the session (PROFILE-17, G25). */
const sessionUserQuery = queryOptions({
  queryKey: [...keys.user, 'session'],
  queryFn: async ({ signal }) => {
    const { user } = session.get();
    if (user) session.update((await call(api.userById, { params: { id: user.id } }, { signal })).data);
    return true;
  },
  // The copy that local storage keeps.
  initialData: true,
  staleTime: 0,
  gcTime: 0,
  meta: { failure: 'Fetching user details failed. Kindly Refresh' },
});

/** Never fails: the copy stays, and the failure is told as that of any other reading. What is under way may be older. */
export async function reloadSessionUser(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: sessionUserQuery.queryKey });
  await queryClient.fetchQuery(sessionUserQuery).catch(() => undefined);
}

/** A client's own profile: what is sent is decided by their category (G04). */
export type ProfileUpdate =
  | { category: 'Corporate'; body: BodyOf<typeof api.updateCorporate> }
  | { category: 'Government'; body: BodyOf<typeof api.updateGovernment> }
  | { category: 'Individual'; body: BodyOf<typeof api.updateIndividual> }
  | { category: 'Staff'; body: BodyOf<typeof api.updateUser> };

export const sendUpdate = (update: ProfileUpdate) => {
  switch (update.category) {
    case 'Corporate':
      return call(api.updateCorporate, { body: update.body });
    case 'Government':
      return call(api.updateGovernment, { body: update.body });
    case 'Individual':
      return call(api.updateIndividual, { body: update.body });
    case 'Staff':
      return call(api.updateUser, { body: update.body });
  }
};

export const updateProfileMutation = mutationOptions({
  mutationKey: ['update-profile'],
  mutationFn: async (update: ProfileUpdate, { client }) => {
    await sendUpdate(update);
    await reloadSessionUser(client);
  },
  meta: {
    success: 'Profile updated successfully',
    failure: 'Updating profile failed. Kindly Refresh',
    loading: 'Updating profile',
    invalidates: [keys.user],
  },
});

export const sendFeedbackMutation = mutationOptions({
  mutationKey: ['feedback'],
  mutationFn: (body: FeedbackBody) => call(api.sendFeedback, { body }),
  meta: {
    success: 'Feedback submitted successfully',
    failure: 'Feedback submission failed',
    loading: 'Submitting feedback',
  },
});

export const surveyQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.survey, code],
    queryFn: async ({ signal }) => {
      const survey = call(openSurvey, { params: { code } }, { signal });
      return (await survey.catch(tellMissing('This survey link is not valid any more'))).data;
    },
    meta: { failure: 'Fetching the survey failed. Kindly Refresh' },
  });

export const sendSurveyMutation = mutationOptions({
  mutationKey: ['survey'],
  mutationFn: async (body: SurveyBody) => {
    const reply = await call(api.sendFeedback, { body });
    if (!reply.data) throw new ApiProblem({ status: 500, code: 'empty', message: '' });
    return reply;
  },
  meta: {
    success: 'Survey submitted successfully',
    failure: 'Survey submission failed',
    loading: 'Submitting survey',
  },
});
