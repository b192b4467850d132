import { useLocation } from 'react-router-dom';
import { LinkButton } from '../button/LinkButton.tsx';
import { links } from '../links.ts';
import { Result } from '../result/Result.tsx';

export function NotFound() {
  const isApplication = useLocation().pathname.startsWith('/app');
  return (
    <Result
      tone="warning"
      title="Page not found"
      text="The address may be mistyped, or the page may have moved."
      actions={
        isApplication ? (
          <LinkButton to={links.dashboard()}>Go to the dashboard</LinkButton>
        ) : (
          <LinkButton to={links.home()}>Go to the homepage</LinkButton>
        )
      }
    />
  );
}
