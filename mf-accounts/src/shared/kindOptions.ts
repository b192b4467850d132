import { type RequestKind, requestKinds } from 'shared-api/privacy';

export const kindOptions = Object.entries(requestKinds).map(([value, label]) => ({
  value: value as RequestKind,
  label,
}));
