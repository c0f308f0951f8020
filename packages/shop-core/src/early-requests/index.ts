export { startEarlyRequests } from './early-requests.ts'
export type { EarlyRequest } from './early-requests.ts'
