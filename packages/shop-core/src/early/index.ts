export { startEarlyCalls } from './early-calls.ts'
export type { EarlyCall } from './early-calls.ts'
