import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { MomentText } from './DateText.tsx';

interface AcceptedTermsProps {
  page: (query: { version: string }) => string;
  accepted: { version: string; at: string; notice?: string | null | undefined };
}

export const AcceptedTerms = ({ page, accepted: { version, at, notice } }: AcceptedTermsProps) => (
  <span className="linksInText">
    <Link className="nowrap" to={page({ version })}>
      Version {version}
    </Link>
    , <MomentText at={at} />
    {notice && (
      <>
        {' '}
        (<Link to={links.privacy({ version: notice })}>privacy notice {notice}</Link>)
      </>
    )}
  </span>
);
