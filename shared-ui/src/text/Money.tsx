import { formatNaira } from 'shared-api/money';

export const Money = ({ kobo }: { kobo: number }) => <span className="nowrap">{formatNaira(kobo)}</span>;
