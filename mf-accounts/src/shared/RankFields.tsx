import { SliderField } from 'shared-ui/registration';

interface RankFieldsProps {
  ranks: readonly { name: string; label: string }[];
}

export const RankFields = ({ ranks }: RankFieldsProps) =>
  ranks.map((rank) => (
    <SliderField {...rank} key={rank.name} hint="From 1 (lowest) to 5 (highest)" min={1} max={5} />
  ));
