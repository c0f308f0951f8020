import { ServerConfig } from '@mallwright/contract/rpc'

import { DEFAULT_STORAGE_KEY } from '../storage/encoded-value.ts'
import { overNetwork } from './network-failure.ts'

/** Loads `/server-config.json` once; a failed load rejects and is retried by the next call. */
export type ConfigLoader = () => Promise<ServerConfig>

/** Creates the loader of the server configuration, which may name another host for gateway and socket. */
export function createConfigLoader(get: typeof fetch = (...call) => fetch(...call)): ConfigLoader {
  let pending: Promise<ServerConfig> | undefined
  return () => {
    pending ??= load(get).catch((error: unknown) => {
      pending = undefined
      throw error
    })
    return pending
  }
}

/** The key with which values are stored; `undefined` while the configuration cannot be read: another key would lose them. */
export async function loadStorageKey(config: ConfigLoader): Promise<string | undefined> {
  try {
    return (await config()).storageKey ?? DEFAULT_STORAGE_KEY
  } catch {
    return undefined
  }
}

async function load(get: typeof fetch): Promise<ServerConfig> {
  const response = await overNetwork(get('/server-config.json'))
  const config = ServerConfig.parse(await overNetwork(response.json()))
  return { ...config, apiBase: config.apiBase.endsWith('/') ? config.apiBase : `${config.apiBase}/` }
}
