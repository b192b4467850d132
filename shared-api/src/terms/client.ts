import { mutationOptions, useQuery } from '@tanstack/react-query';
import { call, queryOf } from 'shared-api/http';
import { reloadSessionUser } from '../accounts/client.ts';
import { usePublicSettings } from '../settings/client.ts';
import type { PublicSettings } from '../settings/replies.ts';
import { acceptTerms, readText } from './contract.ts';
import { filledText, isSample, type TextKind, type TextValue } from './terms.ts';

export const filled = (text: string, settings: PublicSettings): string =>
  filledText(text, {
    authorityName: settings.authority.name,
    cancellationHours: settings.cancellationHours,
    refundCanceled: settings.refunds.Canceled,
    refundFlightCanceled: settings.refunds.Flight_Canceled,
    refundNoShow: settings.refunds.No_Show,
    rrrExpiryDays: settings.rrrExpiryDays,
  } satisfies Record<TextValue, string | number>);

/** The sample wording is part of the page's code, so no request is needed. */
export function useText(kind: TextKind, asked?: string) {
  const settings = usePublicSettings();
  const version = asked ?? settings.texts[kind];
  const sample = isSample(kind, version);
  const query = useQuery({
    ...queryOf(readText, { params: { kind }, query: { version } }),
    enabled: !sample,
    select: ({ text }: { text: string | null }) => filled(text ?? '', settings),
  });
  return { version, sample, query };
}

export const acceptTermsMutation = mutationOptions({
  mutationFn: async (version: string, { client }) => {
    await call(acceptTerms, { body: { version } });
    await reloadSessionUser(client);
  },
  meta: acceptTerms.meta,
});
