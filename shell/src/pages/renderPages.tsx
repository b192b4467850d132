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
  /** The page takes the styles and the script of this small build; without one it is the application's. */
  styles?: string;
  script?: string;
}

const page = { title: content.name, description: content.description };

const noScript =
  '<noscript>This portal needs JavaScript. Please switch it on and reload the page.</noscript>';

/** The build runs this, and writes each page to its file name. */
export const pages: Record<string, Page> = {
  'index.html': {
    ...page,
    body: `<div id="root">${renderToStaticMarkup(<AppShellPlaceholder />)}</div>${noScript}`,
  },
  'landing.html': { ...page, body: renderToStaticMarkup(<Landing />), styles: 'landing', script: 'landing' },
  'offline.html': { ...page, body: renderToStaticMarkup(<OfflinePage />), styles: 'landing' },
};

export const styles = antdStyles();
