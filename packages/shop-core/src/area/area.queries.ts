import type { Send } from '@mallwright/contract/rpc'
import { queryOptions } from '@tanstack/react-query'

import { readAreaTree } from './area-choice.ts'

/** Query keys of areas. */
const areaKeys = {
  tree: () => ['areas'],
} as const

/** The area tree; it does not change during a visit. */
export function areaTreeQuery({ send }: { readonly send: Send }) {
  return queryOptions({ queryKey: areaKeys.tree(), queryFn: () => readAreaTree(send), staleTime: Infinity })
}
