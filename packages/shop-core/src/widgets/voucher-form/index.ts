export type { VoucherDraft } from './model/voucher-form.machine.ts'
export type { LeaveGuard } from './use-leaving.tsx'
export { VoucherForm } from './voucher-form.tsx'
export type { VoucherHead } from './voucher-form.tsx'
