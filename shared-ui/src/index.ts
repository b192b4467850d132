export { formatNaira } from 'shared-api/money';
export { Button, type ButtonProps, type ButtonVariant } from './button/Button.tsx';
export { CopyButton } from './button/CopyButton.tsx';
export { FileButton } from './button/FileButton.tsx';
export { LinkButton, OutsideButton } from './button/LinkButton.tsx';
export { useOffline } from './connection/useOffline.ts';
export { Drawer } from './drawer/Drawer.tsx';
export { Icon, type IconName } from './icons/Icon.tsx';
export { Card } from './layout/Card.tsx';
export { RowList } from './layout/RowList.tsx';
export { Grid, Inline, Stack } from './layout/Stack.tsx';
export { useBottomPanel } from './layout/useBottomPanel.ts';
export { links } from './links.ts';
export { LoadingCover, LoadingOverlay } from './loading/LoadingOverlay.tsx';
export { PageSkeleton, Skeletons } from './loading/Skeletons.tsx';
export { Notifications } from './notifications/Notifications.tsx';
export { notify } from './notifications/notify.ts';
export { useNotifications } from './notifications/useNotifications.ts';
export { Breadcrumbs, type Crumb } from './page/Breadcrumbs.tsx';
export { ErrorBoundary, Failure, SomethingWentWrong } from './page/ErrorBoundary.tsx';
export { NotFound } from './page/lazyNotFound.ts';
export { lazyPage, routesOf } from './page/lazyPage.tsx';
export { lazyPart, usePreloadOnInput } from './page/lazyPart.tsx';
export { NotOpened } from './page/NotOpened.tsx';
export { PageHeader } from './page/PageHeader.tsx';
export { PortalName, usePortalName } from './page/portalName.ts';
export { useBreadcrumbs, useTrail } from './page/useBreadcrumbs.ts';
export { usePageParam } from './page/usePageParam.ts';
export { withParams } from './page/withParams.ts';
export { createPortalQueryClient } from './query/createPortalQueryClient.ts';
export { remembered } from './remembered/remembered.ts';
export { SendButton } from './sending/SendButton.tsx';
export { Slot, type SlotImplementations, SlotsProvider } from './slots/Slot.tsx';
export { useFundDialog } from './slots/useFundDialog.tsx';
export { Banner, type BannerProps } from './status/Banner.tsx';
export { EmptyState } from './status/EmptyState.tsx';
export { FlightTag } from './status/FlightTag.tsx';
export { LoadFailure } from './status/LoadFailure.tsx';
export { StatusTag, Tag } from './status/StatusTag.tsx';
export type { Tone } from './status/tone.ts';
export { AcceptedTerms } from './text/AcceptedTerms.tsx';
export { DateText, DateTimeText, MomentText, ShortMomentText, TimeText } from './text/DateText.tsx';
export { EmailText } from './text/EmailText.tsx';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMonth,
} from './text/formats.ts';
export { Money } from './text/Money.tsx';
export { NoticeLine } from './text/NoticeLine.tsx';
export { usePaused } from './text/usePaused.ts';
export { VisuallyHidden } from './text/VisuallyHidden.tsx';
export { PublishedText, WrittenText } from './text/WrittenText.tsx';
export { PortalTheme } from './theme/PortalTheme.tsx';
export { type ColorChoice, useColorMode } from './theme/useColorMode.ts';
