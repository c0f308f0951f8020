export type { VoucherDraft } from './model/voucher-form.machine.ts'
export { VoucherForm } from './voucher-form.tsx'
