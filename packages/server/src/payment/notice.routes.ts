import { inTransaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import type { PaymentWorld } from './payable.ts'
import { recordNotice } from './receipt.store.ts'
import { settle } from './settle.ts'

/** Where channels send their notices; the last part is the channel's name. */
export const NOTICE_PATH = '/pay/notify'

/**
 * Registers the address of the channels' notices. A notice is answered once what it says is stored, so that a channel repeats
 * what was lost; one that was handled before is answered and changes nothing. Engine 7.3.
 */
export function noticeRoutes({ app, database }: AppContext, world: PaymentWorld): void {
  app.post<{ Params: { channel: string } }>(`${NOTICE_PATH}/:channel`, async (request, reply) => {
    const channel = world.channels.get(request.params.channel)
    const body = typeof request.body === 'string' ? request.body : ''
    const notice = await channel?.readNotice({ body, headers: request.headers })
    if (!channel || !notice) return reply.code(401).send({ code: 'FAIL', message: 'signature' })
    const { attemptNo, eventId, evidence } = notice
    await inTransaction(database, async (client) => {
      const arrived = { channel: channel.name, channelEventId: eventId, attemptNo, raw: body }
      if (await recordNotice(client, arrived))
        await settle(client, world, { channel: channel.name, attemptNo, evidence })
    })
    return reply.send({ code: 'SUCCESS', message: '' })
  })
}
