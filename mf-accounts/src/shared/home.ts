import { type Crumb, links } from 'shared-ui';

export const home: Crumb = { label: 'Home', to: links.home() };
