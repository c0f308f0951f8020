/** Every query of vouchers. */
export const VOUCHER_KEY = ['voucher']
