export { startEarlyRequests } from './early-requests.ts'
export type { EarlyRequest, EarlyRequests } from './early-requests.ts'
