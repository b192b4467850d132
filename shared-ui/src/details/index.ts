export { FileView } from '../document/FileView.tsx';
export { Stars } from '../figures/Stars.tsx';
export { QrCode } from '../qr/QrCode.tsx';
export { Result, type ResultProps } from '../result/Result.tsx';
export { Tooltip } from '../tooltip/Tooltip.tsx';
export { GoesAndStays } from './GoesAndStays.tsx';
export { memberColumns } from './memberColumns.tsx';
export { Timeline, type TimelineEntry } from './Timeline.tsx';
