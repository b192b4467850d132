import { authority } from '../authority/authority.ts';
import { defaultCancellationHours } from '../bookings/cancellation.ts';
import { nairaFromKobo } from '../money/money.ts';
import { currentTerms } from '../terms/terms.ts';
import { minFundingKobo } from '../wallet/rules.ts';
import type { PublicSettings } from './replies.ts';

/** Pages use these values until the server sends the settings. The values must be the same as in `builtInSettings`. */
export const builtInPublicSettings: PublicSettings = {
  authority: { ...authority, offices: [...authority.offices] },
  minFundingModal: nairaFromKobo(minFundingKobo.modal),
  minFundingApi: nairaFromKobo(minFundingKobo.api),
  exactFunding: false,
  payouts: false,
  payoutMinimum: 0,
  cancellationHours: defaultCancellationHours,
  correctionDays: 0,
  noShowWaitMinutes: 0,
  rrrExpiryDays: 30,
  refunds: { Canceled: 100, Flight_Canceled: 100, No_Show: 0 },
  registrationFees: { Corporate: 50_000, Government: 0, Individual: 10_000, Family: 20_000 },
  treasuryFee: 161.25,
  sms: false,
  privacy: { officer: '', email: '', telephone: '', recipients: [], needDays: 30 },
  texts: {
    registration: currentTerms('registration'),
    booking: currentTerms('booking'),
    privacy: currentTerms('privacy'),
  },
};
