/** What the gateway took for a payment: nothing of what came by the bank or was settled before the opening. */
export const takenKobo = (payment: string): string => `
  (case when ${payment}.opened or ${payment}.arrived = 'bank' then 0
        when ${payment}.accepted_kobo is not null then ${payment}.accepted_kobo
        when ${payment}.status = 'Paid' then ${payment}.shown_kobo
        else 0 end)`;

/** What the gateway still owes for a payment: less what files brought and what was written off. */
export const openKobo = (payment: string): string => `
  (case when ${takenKobo(payment)} = 0 then 0 else ${takenKobo(payment)}
    - (select coalesce(sum(cleared_kobo), 0) from settlement_lines where payment_id = ${payment}.id)
    - (select coalesce(sum(amount_kobo), 0) from book_decisions
        where payment_id = ${payment}.id and kind = 'write_off' and status = 'Approved') end)::bigint`;

/** Whether money of a payment was ever entered, however it came. */
export const isEntered = (payment: string): string =>
  `(${payment}.status = 'Paid' or ${payment}.accepted_kobo is not null)`;

/** The part of a posted line that lies in suspense until two people decide about it. */
export const suspenseKobo = (line: string): string => `
  (case when ${line}.cleared_kobo is null or exists (
          select from book_decisions where line_id = ${line}.id and status = 'Approved')
        then 0 else ${line}.gross_kobo - ${line}.cleared_kobo end)::bigint`;
