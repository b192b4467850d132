import { Money } from 'shared-ui';

export const SignedMoney = ({ kobo }: { kobo: number }) => (
  <strong className={kobo < 0 ? 'nowrap error' : 'nowrap success'}>
    {kobo > 0 && '+'}
    <Money kobo={kobo} />
  </strong>
);
