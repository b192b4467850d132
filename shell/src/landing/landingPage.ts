import { applyColorMode } from '../applyColorMode.ts';
import { registerServiceWorker } from '../registerServiceWorker.ts';
import { followChannelLink } from '../remotes/cohort.ts';
import './Landing.module.css';
import { askForSettings } from './currentSettings.ts';

/** The page is rendered for a visitor; for a signed-in user the header leads to the dashboard instead (LAND-07), a service to booking. */
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

/** What login and registration need besides the application itself, as the page names it. */
const soonNeeded: readonly string[] = JSON.parse(document.getElementById('soon-needed')?.textContent || '[]');
registerServiceWorker(soonNeeded);

followChannelLink();
