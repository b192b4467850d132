/** What the gateway took for a payment: nothing of what came by the bank or was settled before the opening. */
export const takenKobo = (payment: string): string => `
  case when ${payment}.opened or ${payment}.arrived = 'bank' then 0
       when ${payment}.accepted_kobo is not null then ${payment}.accepted_kobo
       when ${payment}.status = 'Paid' then ${payment}.shown_kobo
       else 0 end`;
