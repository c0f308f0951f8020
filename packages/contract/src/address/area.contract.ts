import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** An area of the national code list: a province, its cities, their districts. Specification 1 §3. */
export interface AreaNode {
  readonly cFullName: string
  /** Six digits. */
  readonly cAreaCode: string
  /** Empty at the third level. */
  readonly children: readonly AreaNode[]
}
export const AreaNode: z.ZodMiniType<AreaNode, AreaNode> = z.object({
  cFullName: z.string(),
  cAreaCode: z.string(),
  get children() {
    return z.array(AreaNode)
  },
})

/** The area tree, three levels; the tree is in `data.data`. Specification 1 §7.4. */
export const getAreaTree4Children = endpoint({
  method: 'GET',
  path: 'alc-public-framework/AreaAction/getAreaTree4Children/false',
  gate: 'visitor',
  summary: 'The area tree, three levels.',
  data: z.object({ data: z.array(AreaNode) }),
})
