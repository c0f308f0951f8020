export type { CredentialStore, OperatorFields } from './credential.ts'
export { createConfigLoader, loadStorageKey } from './server-config.ts'
export type { ConfigLoader } from './server-config.ts'
export { createTransport } from './transport.ts'
