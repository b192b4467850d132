import { LinkButton } from '../button/LinkButton.tsx';
import { Inline } from '../layout/Stack.tsx';
import { links } from '../links.ts';
import { PageHeader } from './PageHeader.tsx';

export const NotFound = () => (
  <>
    <PageHeader title="Page not found" lead="The address may be mistyped, or the page may have moved." />
    <Inline>
      <LinkButton to={links.home()}>Go to the homepage</LinkButton>
    </Inline>
  </>
);
