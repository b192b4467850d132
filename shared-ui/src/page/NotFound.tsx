import { LinkButton } from '../button/LinkButton.tsx';
import { links } from '../links.ts';
import { Result } from '../result/Result.tsx';

export const NotFound = () => (
  <Result
    tone="warning"
    title="Page not found"
    text="The address may be mistyped, or the page may have moved."
    actions={<LinkButton to={links.home()}>Go to the homepage</LinkButton>}
  />
);
