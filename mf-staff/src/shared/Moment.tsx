import { ClockText, ShortDateText } from 'shared-ui';

/** 3 Mar 2021, 14:37: in the tables of the desk, whose columns are many. */
export const Moment = ({ at }: { at: string }) => (
  <span>
    <ShortDateText at={at} />, <ClockText at={at} />
  </span>
);
