import { EmptyState } from 'shared-ui';

export const Breaches = () => <EmptyState text="No breach is known" />;
