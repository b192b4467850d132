import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { MomentText } from './DateText.tsx';

interface AcceptedTermsProps {
  page: (query: { version: string }) => string;
  accepted: { version: string; at: string; notice?: string | null | undefined };
}

export const AcceptedTerms = ({ page, accepted: { version, at, notice } }: AcceptedTermsProps) => (
  <span className="linksInText">
    <span className="nowrap">
      <Link to={page({ version })}>Version {version}</Link>,
    </span>{' '}
    <MomentText at={at} />
    {notice && (
      <>
        {' '}
        (
        <Link to={links.privacy({ version: notice })}>
          privacy notice <span className="nowrap">{notice}</span>
        </Link>
        )
      </>
    )}
  </span>
);
