/** The gateway's payment page is used when the gateway sends no address with a transaction. */
export const paymentsUrl = 'https://login.remita.net/remita/onepage/payment/init.reg?rrr={rrr}';
