import { EmptyState } from 'shared-ui';

export const Requests = () => <EmptyState text="Nobody has asked for anything" />;
