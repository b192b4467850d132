/** What an index finds an entry `a` of the audit by (migration 382). */
export const words = 'audit_words(a.actor_name, a.action, a.subject_id, a.reason, a.after)';
