import { mapConfigOf } from '@mallwright/contract/map'
import { demoAccountsOf } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import type { ConfigLoader } from '../../../transport/index.ts'
import type { MapProvider } from '../../widget-host/map-provider.ts'

/** The map service of the mall; a demo mall without one has a map of its own, others have none. Engine 8.4. */
export async function loadMaps(send: Send, config: ConfigLoader): Promise<MapProvider | null> {
  const own = await config()
  const map = mapConfigOf(own)
  if (map) {
    const { createGatewayMap } = await import('../gateway-map/gateway-map.ts')
    return createGatewayMap({ send, apiBase: own.apiBase, centre: map.centre })
  }
  if (demoAccountsOf(own).length === 0) return null
  return (await import('../demo-map/demo-map.ts')).createDemoMap()
}
