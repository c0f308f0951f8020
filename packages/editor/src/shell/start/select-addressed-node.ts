import { NodeId } from '@mallwright/contract/document'

import type { Studio } from '../../studio/studio.ts'
import { nodeIn } from './page-address.ts'

/** Selects the node that the address names, if the page has it, and takes it out of the address: a reload selects nothing. */
export function selectAddressedNode({ page }: Pick<Studio, 'page'>): void {
  const id = NodeId.safeParse(nodeIn(location.search))
  if (!id.success) return
  const address = new URL(location.href)
  address.searchParams.delete('node')
  history.replaceState(history.state, '', address)
  if (Object.hasOwn(page.documents.getState().document.nodes, id.data)) page.select([id.data])
}
