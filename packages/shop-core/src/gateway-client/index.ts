export { createGatewayClient } from './gateway-client.ts'
export type { GatewayClient, GatewayClientOptions } from './gateway-client.ts'
export { createConfigLoader, loadStorageKey } from '../transport/index.ts'
export type { ConfigLoader } from '../transport/index.ts'
