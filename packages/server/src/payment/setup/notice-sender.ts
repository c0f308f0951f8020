import type { FastifyInstance } from 'fastify'

import type { RawNotice } from '../../ports/payment/pay-channel.ts'
import { NOTICE_PATH } from '../notice.routes.ts'

/** Sends notices of the sandbox to the address that every channel has; waits until the server has its routes. */
export function noticeSender(app: FastifyInstance): (notice: RawNotice) => Promise<void> {
  const ready = new Promise<void>((resolve) => {
    app.addHook('onReady', async () => resolve())
    app.addHook('preClose', async () => resolve())
  })
  return async ({ body, headers }) => {
    await ready
    const sent = { ...headers, 'content-type': 'application/json' }
    const url = `${NOTICE_PATH}/sandbox`
    const answer = await app.inject({ method: 'POST', url, headers: sent, payload: body })
    if (answer.statusCode !== 200) throw new Error(`a notice was answered with ${answer.statusCode}`)
  }
}
