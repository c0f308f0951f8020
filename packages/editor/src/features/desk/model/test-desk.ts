import type { Send } from '@mallwright/contract/rpc'

import { createDeskApi } from './desk-api.ts'

/** The calls of the desk over a gateway whose lists have one row, with the bodies that it got. */
export function deskOver(row: object) {
  const bodies: unknown[] = []
  const send: Send = async ({ operation, body }) => {
    bodies.push(body)
    const data = operation.path.endsWith('Page') ? { results: [row], iTotleSize: 1 } : {}
    return { arrived: true, envelope: { code: 1, msg: '', data } }
  }
  return { api: createDeskApi(send), bodies }
}
