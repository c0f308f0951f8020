import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { listQuery, pageOf } from './operator-fields.ts'

/** A whole host name without port or path, lower case, such as `pay.example.com`; other scripts in their ASCII form (`xn--…`). */
export const HostName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/),
  )

/** A host that the site's links open without the question 即将离开本商城. */
export const DeskTrustedHost = z.object({ cHost: z.string() })
export type DeskTrustedHost = z.infer<typeof DeskTrustedHost>

/** The hosts that the site of the request trusts, in their order; by a part of the name. Domain sheet 20. */
export const getTrustedHostPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/getTrustedHostPage',
  gate: 'operator',
  summary: 'Hosts that the site trusts.',
  body: z.object(listQuery),
  data: pageOf(DeskTrustedHost),
})

/** Adds a host to those that the site trusts. */
export const saveTrustedHost = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/saveTrustedHost',
  gate: 'operator',
  summary: 'Trusts a host.',
  body: z.object({ cHost: HostName }),
  data: z.object({}),
  failures: { HOST_TRUSTED: { code: 4009, data: z.object({ cField: z.literal('cHost') }) } },
})

/** Removes a host from those that the site trusts. */
export const deleteTrustedHost = endpoint({
  method: 'POST',
  path: 'alc-alshop/OperatorAction/deleteTrustedHost',
  gate: 'operator',
  summary: 'Trusts a host no more.',
  body: z.object({ cHost: HostName }),
  data: z.object({}),
  failures: { STATE_CHANGED: { code: 4009 } },
})
