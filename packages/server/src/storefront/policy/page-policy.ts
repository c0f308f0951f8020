import type { ServerConfig } from '@mallwright/contract/rpc'

import type { FrameHosts } from '../../gateway/guard/frame-host.store.ts'
import { contentPolicy } from './content-policy.ts'

/** Gives the Content-Security-Policy of the shop's and the studio's pages. It changes with the workflow servers. */
export function pagePolicy(
  { frameHosts }: { readonly frameHosts: FrameHosts },
  { apiBase, socketUrl }: Pick<ServerConfig, 'apiBase' | 'socketUrl'>,
  media: readonly string[],
): () => Promise<string> {
  const sources = { connect: originsOf([apiBase, socketUrl]), media }
  return async () => contentPolicy(sources, await frameHosts.origins())
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : [])))]
}
