import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, tellMissing, type UploadProgress } from 'shared-api/http';
import type { BodyOf } from '../contract/endpoint.ts';
import { keys } from '../contract/keys.ts';
import { shownVersion } from '../settings/client.ts';
import * as api from './contract.ts';

export const verifyEmailQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.user, 'verification', code],
    queryFn: () => call(api.verifyEmail, { params: { code } }).then(({ data }) => data),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { failure: 'Email verification failed', silentCodes: ['bad_request'] },
  });

interface Documents {
  files: readonly File[];
  onProgress?: (progress: UploadProgress) => void;
}

const readTerms = (client: QueryClient) => ({ termsVersion: shownVersion(client, 'registration') });

type CorporateRegistration = Documents & { body: BodyOf<typeof api.registerCorporate> };

export const registerCorporateMutation = mutationOptions({
  mutationFn: ({ body, files, onProgress }: CorporateRegistration, { client }) =>
    call(api.registerCorporate, { body, query: readTerms(client) }, { files, onProgress }),
  meta: { failure: 'Something went wrong' },
});

export const registerGovernmentMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.registerGovernment>, { client }) =>
    call(api.registerGovernment, { body, query: readTerms(client) }),
  meta: { failure: 'Something went wrong', loading: true },
});

export const registerIndividualMutation = mutationOptions({
  mutationFn: (body: BodyOf<typeof api.registerIndividual>, { client }) =>
    call(api.registerIndividual, { body, query: readTerms(client) }),
  meta: { failure: 'Something went wrong', loading: true },
});

export const registrationQuery = (code: string) =>
  queryOptions({
    queryKey: [...keys.registration, code],
    queryFn: async ({ signal }) => {
      const registration = call(api.registrationStatus, { params: { code } }, { signal });
      return (await registration.catch(tellMissing('This link is not valid'))).data;
    },
    meta: { failure: 'Fetching the registration failed. Kindly Refresh', silentCodes: ['not_found'] },
  });

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
  mutationFn: sendCorrection,
  meta: {
    success: 'Your registration has been sent again',
    failure: 'Something went wrong',
    invalidates: [keys.registration],
  },
});
