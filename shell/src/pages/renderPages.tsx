import { renderToStaticMarkup } from 'react-dom/server';
import { antdStyles } from 'shared-ui/antd-styles';
import { AppShellPlaceholder } from '../frame/AppShellPlaceholder.tsx';
import { content } from '../landing/content.ts';
import { Landing } from '../landing/Landing.tsx';
import { OfflinePage } from './OfflinePage.tsx';

interface Page {
  title: string;
  description: string;
  body: string;
  /** The separate build of this name makes the page's styles. Without a name, the application's styles are used. */
  styles?: string;
  script?: string;
}

const page = { title: content.name, description: content.description };

const noScript =
  '<noscript>This portal needs JavaScript. Please switch it on and reload the page.</noscript>';

export const pages: Record<string, Page> = {
  'index.html': {
    ...page,
    body: `<div id="root">${renderToStaticMarkup(<AppShellPlaceholder />)}</div>${noScript}`,
  },
  'landing.html': { ...page, body: renderToStaticMarkup(<Landing />), styles: 'landing', script: 'landing' },
  'offline.html': { ...page, body: renderToStaticMarkup(<OfflinePage />), styles: 'landing' },
};

export const styles = antdStyles();
