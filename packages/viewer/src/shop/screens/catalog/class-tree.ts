import { getSiteClassTreeByStUuid } from '@mallwright/contract/catalog'
import type { ProductClass } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

/** A class of the catalogue with those below it. */
export interface ClassNode {
  readonly id: string
  readonly name: string
  readonly iconUrl: string
  readonly children: readonly ClassNode[]
}

/** The class tree of a site. Rejects with `CallError`. */
export async function readClassTree(send: Send, templateId: string): Promise<readonly ClassNode[]> {
  const answer = await createApi({ getSiteClassTreeByStUuid }, send).getSiteClassTreeByStUuid({
    params: { stUuid: templateId },
  })
  if (answer.ok) return answer.data.map(readClass)
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}

/** Finds a class by id at any depth. */
export function findClass(classes: readonly ClassNode[], id: string): ClassNode | undefined {
  for (const one of classes) {
    const found = one.id === id ? one : findClass(one.children, id)
    if (found) return found
  }
  return undefined
}

/** Maps a wire class to plain names. */
export function readClass(wire: ProductClass): ClassNode {
  return {
    id: wire.cClassUuid,
    name: wire.cClassName,
    iconUrl: wire.cIconUrl,
    children: wire.children.map(readClass),
  }
}
