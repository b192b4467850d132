import { registerServiceWorker } from '../offline/registerServiceWorker.ts';
import { followChannelLink } from '../remotes/cohort.ts';
import { applyColorMode } from '../start/applyColorMode.ts';
import './Landing.module.css';
import { askForSettings } from './currentSettings.ts';

/**
 * The page is rendered for a visitor; a signed-in user is led to the dashboard by the header (LAND-07), and to
 * booking by a service.
 */
function greetSignedInUser(): void {
  const account = document.querySelector('[data-account]');
  if (!account || !localStorage.getItem('token') || !localStorage.getItem('user')) return;
  const dashboard = document.createElement('a');
  dashboard.href = '/app/dashboard';
  dashboard.textContent = 'Dashboard';
  account.replaceChildren(dashboard);
  for (const service of document.querySelectorAll<HTMLAnchorElement>('[data-book] a'))
    service.href = '/app/services';
}

applyColorMode();
greetSignedInUser();
void askForSettings();

/** The page names the files that login and registration need besides the application itself. */
const soonNeeded: readonly string[] = JSON.parse(document.getElementById('soon-needed')?.textContent || '[]');
registerServiceWorker(soonNeeded);

followChannelLink();
