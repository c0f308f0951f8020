import { ServerConfig } from '@mallwright/contract/rpc'

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

async function load(get: typeof fetch): Promise<ServerConfig> {
  const response = await overNetwork(get('/server-config.json'))
  const config = ServerConfig.parse(await overNetwork(response.json()))
  return { ...config, apiBase: config.apiBase.endsWith('/') ? config.apiBase : `${config.apiBase}/` }
}
