import { user } from '../accounts/replies.ts';
import { array, boolean, number, object, string } from '../contract/yup.ts';

const session = object({
  id: number().required(),
  device: string().required(),
  signedInAt: string().required(),
  lastUsedAt: string().required(),
  current: boolean().required(),
});

const recoveryCodes = object({ recoveryCodes: array(string().required()).required() });

export const ownCode = object({
  by: string()
    .required()
    .oneOf(['app', 'mail'] as const),
});

export const replies = {
  signIn: user.shape({ token: string().required() }),
  ownSessions: array(session.required()).required(),
  twoFactorState: object({
    enabled: boolean().required(),
    required: boolean().required(),
    recoveryCodesLeft: number().required(),
  }),
  startTwoFactor: object({ secret: string().required(), uri: string().required() }),
  confirmTwoFactor: recoveryCodes,
  renewRecoveryCodes: recoveryCodes,
};
