import { Icon, Tooltip } from 'shared-ui';

/** An icon with the full text on hover and on focus (BOOKDETAIL-09). */
export const SpecialRequirement = ({ text, name }: { text: string; name: string }) => (
  <Tooltip label={`Special requirements of ${name}`} text={text}>
    <Icon name="note" />
  </Tooltip>
);
