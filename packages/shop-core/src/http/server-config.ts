import { ServerConfig } from '@mallwright/contract/rpc'

/** Gives `/server-config.json`, fetched once; a failed fetch rejects and is tried again at the next call. */
export type ConfigLoader = () => Promise<ServerConfig>

/** Makes the loader of the server configuration. It may name another host for the gateway and the socket. */
export function createConfigLoader(get: typeof fetch = (...call) => fetch(...call)): ConfigLoader {
  let pending: Promise<ServerConfig> | undefined
  return () => {
    pending ??= load(get).catch((fault: unknown) => {
      pending = undefined
      throw fault
    })
    return pending
  }
}

async function load(get: typeof fetch): Promise<ServerConfig> {
  const response = await get('/server-config.json')
  const config = ServerConfig.parse(await response.json())
  return { ...config, apiBase: config.apiBase.endsWith('/') ? config.apiBase : `${config.apiBase}/` }
}
