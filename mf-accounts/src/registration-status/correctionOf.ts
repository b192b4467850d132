import type { BodyOf } from 'shared-api/contract';
import type { UploadProgress } from 'shared-api/http';
import type {
  correctCorporate,
  correctGovernment,
  correctIndividual,
  RegistrationCorrection,
  RegistrationKind,
} from 'shared-api/registration';

/** The type combines all kinds of clients; the form's schema has checked the fields of one kind only. */
export type CorrectionValues = BodyOf<typeof correctCorporate> &
  BodyOf<typeof correctGovernment> &
  BodyOf<typeof correctIndividual> & { Files?: readonly File[] };

export function correctionOf(
  code: string,
  kind: RegistrationKind,
  { Files = [], ...body }: CorrectionValues,
  onProgress: (progress: UploadProgress) => void,
): RegistrationCorrection {
  return kind === 'Corporate' ? { code, kind, body, files: Files, onProgress } : { code, kind, body };
}
