import { formatRrr } from 'shared-api/money';

/** A client whose invoice has no RRR reads N/A (G71). */
export const rrrText = ({ rrrNo }: { rrrNo?: string | null }): string => (rrrNo ? formatRrr(rrrNo) : 'N/A');
