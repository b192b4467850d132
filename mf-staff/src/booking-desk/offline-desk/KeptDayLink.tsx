import { Link } from 'react-router-dom';
import { keptDayName, keptDayTicket, useSession } from 'shared-api/http';
import { Banner, links } from 'shared-ui';

export function KeptDayLink() {
  const ticket = keptDayTicket(useSession((state) => state.user?.id));
  if (!ticket) return null;
  return (
    <Banner tone="info">
      <Link to={links.keptDesk()}>{keptDayName(ticket)}: open with your PIN</Link>
    </Banner>
  );
}
