export { createRealtime, REMOVED_COUNTDOWN_SECONDS } from './realtime-connection.ts'
export type { Realtime, RealtimeOptions } from './realtime-connection.ts'
export { socketAddress } from './socket-address.ts'
export type { SocketClient } from './socket-address.ts'
