import { registerServiceWorker } from '../offline/registerServiceWorker.ts';
import { followChannelLink } from '../remotes/cohort.ts';
import { applyColorMode } from '../start/applyColorMode.ts';
import '../frame/PublicFrame.module.css';
import '../frame/SkipLink.module.css';
import './Landing.module.css';
import { askForSettings } from './currentSettings.ts';

/** The build renders the page for signed-out visitors, so the links are changed here for a signed-in user. */
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

/** The build lists the files that login and registration need in addition to the application's own files. */
const soonNeeded: readonly string[] = JSON.parse(document.getElementById('soon-needed')?.textContent || '[]');
registerServiceWorker(soonNeeded);

followChannelLink();
