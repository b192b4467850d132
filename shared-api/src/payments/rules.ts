/** The gateway's page, for a server that names none with its transactions (G75). */
export const paymentsUrl = 'https://login.remita.net/remita/onepage/payment/init.reg?rrr={rrr}';
