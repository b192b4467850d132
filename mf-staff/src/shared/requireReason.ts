export interface ReasonValues {
  Reason?: string;
}

export const requireReason = ({ Reason }: ReasonValues) => ({
  Reason: Reason?.trim() ? undefined : 'Give a reason',
});
