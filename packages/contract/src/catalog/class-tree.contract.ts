import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { ProductClass } from './product.ts'

const id = z.string().check(z.maxLength(64))

/** The class tree of a site, three levels. */
export const getSiteClassTreeByStUuid = endpoint({
  method: 'GET',
  path: 'alc-alshop/WhiteListFunctionAction/getSiteClassTreeByStUuid/{stUuid}',
  gate: 'visitor',
  summary: 'The class tree of a site.',
  params: z.object({ stUuid: id }),
  data: z.array(ProductClass),
})

/** The class tree of a site (its stUuid), below a class, or of a shop's products. Domain sheet 74. */
export const getClassTreeList = endpoint({
  method: 'GET',
  path: 'alc-alshop/ProductClassAction/getClassTreeList/{id}',
  gate: 'visitor',
  summary: 'The class tree of a site, below a class, or of a shop.',
  params: z.object({ id }),
  data: z.array(ProductClass),
})
