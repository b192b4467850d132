import { SliderField } from 'shared-ui/registration';

export const RankFields = ({ ranks }: { ranks: readonly { name: string; label: string }[] }) =>
  ranks.map((rank) => (
    <SliderField {...rank} key={rank.name} hint="From 1 (lowest) to 5 (highest)" min={1} max={5} />
  ));
