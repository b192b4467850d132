/** Whether two-factor sign-in is on, as a column of a select over `users u`. */
export const twoFactorOn = `exists (
  select 1 from two_factor t where t.user_id = u.id and t.confirmed_at is not null) as "twoFactor"`;
