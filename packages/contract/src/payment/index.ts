export { closeDemoPayment, createDemoPayment, refundDemoPayment } from './demo-payment.contract.ts'
export { generateScheme, getPayTicket, MINI_PROGRAM_PAGE, writeMiniProgramQuery } from './mini-program.contract.ts'
export type { MiniProgramQuery } from './mini-program.contract.ts'
export { getTicketResult, readMiniProgramQuery, takePayTicket } from './pay-ticket.contract.ts'
export { GATEWAY_METHOD, PAY_REMARK_MAX, PayChannelCode, PayMethod, SHOW_TYPES } from './pay-method.ts'
export { OPEN_PAY_STATES, PAY_STATES, PAYMENT_TRANSITIONS, REFUND_STATES } from './payment-states.ts'
export type { PaymentEvent, PaymentTransition, PayState } from './payment-states.ts'
export { uploadTransferVoucher } from './transfer.contract.ts'
export {
  confirmPay,
  getPayAction,
  getPayResult,
  PaidItem,
  PayAction,
  PayAttempt,
  PayResult,
  PrePayInfo,
  queryPayOrder,
} from './payment.contract.ts'
export { SANDBOX_BACK_PARAM, SANDBOX_PAGE } from './sandbox-address.ts'
