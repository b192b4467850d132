import { renderToStaticMarkup } from 'react-dom/server';
import { AppShellPlaceholder } from '../frame/AppShellPlaceholder.tsx';
import { content } from '../landing/content.ts';
import { Landing } from '../landing/Landing.tsx';
import { OfflinePage } from './OfflinePage.tsx';

interface Page {
  title: string;
  description: string;
  body: string;
  /** The small build whose styles and script the page takes; none: the page is the application's. */
  styles?: string;
  script?: string;
}

const page = { title: content.name, description: content.description };

const noScript =
  '<noscript>This portal needs JavaScript. Please switch it on and reload the page.</noscript>';

/** The static pages, by file name. Run by the build. */
export const pages: Record<string, Page> = {
  'index.html': {
    ...page,
    body: `<div id="root">${renderToStaticMarkup(<AppShellPlaceholder />)}</div>${noScript}`,
  },
  'landing.html': { ...page, body: renderToStaticMarkup(<Landing />), styles: 'landing', script: 'landing' },
  'offline.html': { ...page, body: renderToStaticMarkup(<OfflinePage />), styles: 'landing' },
};
