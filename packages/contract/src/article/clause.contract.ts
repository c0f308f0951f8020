import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** The agreements of a site. Domain sheet 12. */
export const ClauseType = z.enum(['user', 'privacy'])
export type ClauseType = z.infer<typeof ClauseType>

/** The agreement of a kind that is in force: of the texts of its class, the newest. */
export const getClause = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getClause',
  gate: 'visitor',
  summary: 'The agreement that is in force.',
  body: z.object({ type: ClauseType }),
  /** Null when the site has none. */
  data: z.nullable(
    z.object({
      cTitle: z.string(),
      /** Written by the server from checked rich text. */
      cBodyHtml: z.string(),
      /** How many texts of this kind have come into force, this one included. */
      iVersion: z.int(),
      /** Since when it is in force. */
      dPublished: z.string(),
    }),
  ),
})
