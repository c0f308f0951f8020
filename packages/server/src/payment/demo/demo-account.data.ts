import type { TransferAccount } from '../../ports/payment/transfer-channel.ts'

/** The account that transfers of a demo mall are shown; nobody has it. */
export const DEMO_ACCOUNT: TransferAccount = { name: '演示商城', bank: '演示银行', number: '6200000000000000000' }
