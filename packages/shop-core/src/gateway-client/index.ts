export { createGatewayClient } from './gateway-client.ts'
export type { GatewayClient, GatewayClientOptions } from './gateway-client.ts'
