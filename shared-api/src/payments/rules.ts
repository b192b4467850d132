/** The gateway's payment page, for servers that do not send one with their transactions (G75). */
export const paymentsUrl = 'https://login.remita.net/remita/onepage/payment/init.reg?rrr={rrr}';
