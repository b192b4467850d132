import { hourMs } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { type Breach, breachHours } from 'shared-api/privacy';

export function reportDeadline({ dateKnown, reportNumber }: Breach): {
  tone: 'success' | 'warning' | 'error';
  text: string;
} {
  if (reportNumber !== null) return { tone: 'success', text: `Reported: ${reportNumber}` };
  const known = (serverNow().getTime() - Date.parse(dateKnown)) / hourMs;
  const tone = known < breachHours.urgent ? 'warning' : 'error';
  const left = breachHours.told - known;
  return { tone, text: left >= 0 ? `${Math.floor(left)} h left to report` : `${Math.ceil(-left)} h late` };
}
