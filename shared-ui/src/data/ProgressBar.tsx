import { Progress } from 'antd';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; undefined where nobody knows how much is to come. */
  share: number | undefined;
}

export const ProgressBar = ({ label, share }: ProgressBarProps) => {
  const percent = Math.floor(100 * (share ?? 0));
  return (
    <Progress
      aria-label={label}
      aria-valuenow={share === undefined ? undefined : percent}
      percent={percent}
      size="small"
      showInfo={false}
    />
  );
};
