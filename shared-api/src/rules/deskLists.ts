/** What the lists of the audit, of staff accounts and of feedback can be sorted by; a leading `-` is descending. */
export const auditSorts = ['at', '-at', 'person', '-person', 'action', '-action'] as const;
export const staffSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'role',
  '-role',
  'status',
  '-status',
  'registered',
  '-registered',
] as const;
export const feedbackSorts = ['date', '-date', 'rating', '-rating'] as const;
export const feedbackKinds = ['feedback', 'survey'] as const;
