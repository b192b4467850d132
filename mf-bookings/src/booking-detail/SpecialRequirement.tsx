import { Icon, Tooltip } from 'shared-ui';

/** An icon with the full text on hover and on focus (BOOKDETAIL-09). */
export const SpecialRequirement = ({ text, of }: { text: string; of: string }) => (
  <Tooltip label={`Special requirements of ${of}`} text={text}>
    <Icon name="note" />
  </Tooltip>
);
