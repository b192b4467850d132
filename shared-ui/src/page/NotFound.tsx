import { LinkButton } from '../button/LinkButton.tsx';
import { links } from '../links.ts';
import { PageHeader } from './PageHeader.tsx';

export const NotFound = () => (
  <>
    <PageHeader title="Page not found" lead="The address may be mistyped, or the page may have moved." />
    <LinkButton to={links.home()}>Go to the homepage</LinkButton>
  </>
);
