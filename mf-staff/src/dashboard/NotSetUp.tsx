import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { airports } from 'shared-api/airports';
import { queryOf, useCan } from 'shared-api/http';
import { builtInSettings, listSettings, type Setting } from 'shared-api/settings';
import { twoFactorState } from 'shared-api/sign-in';
import { Card, links } from 'shared-ui';
import styles from './NeedsDoingNow.module.css';

const settingOf = (settings: readonly Setting[], wanted: keyof typeof builtInSettings): unknown =>
  settings.find(({ key }) => key === wanted)?.value ?? builtInSettings[wanted];

const listed = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function missingOf(settings: readonly Setting[], ownTwoFactor: boolean) {
  const without = airports.length - listed(settingOf(settings, 'airportDesks'));
  const unnamed =
    settingOf(settings, 'privacyOfficerEmail') === '' || listed(settingOf(settings, 'dataRecipients')) === 0;
  return [
    without > 0 && {
      text: `Duty telephone missing at ${without} of ${airports.length} airports`,
      to: links.settings({ group: 'Desk' }),
    },
    settingOf(settings, 'twoFactorFor') === 'Nobody' && {
      text: 'Two-factor sign-in is needed by nobody',
      to: links.settings({ group: 'Security' }),
    },
    unnamed && {
      text: 'The Data Protection Officer, or who gets personal data, is not named',
      to: links.settings({ group: 'Privacy' }),
    },
    !ownTwoFactor && { text: 'Your own two-factor sign-in is off', to: links.security() },
  ].filter((missing) => missing !== false);
}

export function NotSetUp() {
  const edits = useCan('settings.edit');
  const settings = useQuery({ ...queryOf(listSettings, {}), enabled: edits });
  const twoFactor = useQuery({ ...queryOf(twoFactorState, {}), enabled: edits });
  if (!settings.data || !twoFactor.data) return null;
  const missing = missingOf(settings.data, twoFactor.data.enabled);
  if (missing.length === 0) return null;
  return (
    <Card title="Not set up yet">
      <ul className={styles.tasks}>
        {missing.map(({ text, to }) => (
          <li key={text}>
            <Link to={to} className={styles.task}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
