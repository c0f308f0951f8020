import { getTicketResult, PAY_STATES, takePayTicket } from '@mallwright/contract/payment'
import type { MiniProgramQuery, PayChannelCode } from '@mallwright/contract/payment'
import { createApi } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'

/** What is paid by a ticket. */
export interface TicketPayment {
  readonly payee: string
  readonly amount: Fen
  readonly payUrl: string
}

/** Takes a ticket: the server gives it once, so it is read once. Engine 7.2. */
export const payTicketQuery = ({ send }: Shop, query: MiniProgramQuery, payChannel: PayChannelCode) =>
  queryOptions({
    queryKey: ['pay-ticket', query],
    queryFn: async (): Promise<TicketPayment> => {
      const { flowNo, ticket, method } = query
      const body = { cPaymentFlowNo: flowNo, uuid: ticket, cMethod: method, payChannel }
      const answer = await createApi({ takePayTicket }, send).takePayTicket({ body })
      if (!answer.ok) throw new CallError(answer)
      const { cReceiverOrgName, bAmount, cPayUrl } = answer.data
      return { payee: cReceiverOrgName, amount: fenFromYuan(bAmount), payUrl: cPayUrl }
    },
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** How the payment of a ticket ends, which is open until it does, and what the payer must know. */
export interface TicketResult {
  readonly end: 'paid' | 'failed' | 'over' | undefined
  readonly stateName: string
  readonly message: string
}

/** Time (ms) between two questions how a payment stands, and how many there are: every 2 s for 30 s. Domain 2.3. */
const POLL = { everyMs: 2000, times: 15 } as const

/** Follows the payment of a taken ticket until it ends, or the time for it is over. */
export const ticketResultQuery = ({ send }: Shop, ticket: string) =>
  queryOptions({
    queryKey: ['pay-ticket-result', ticket],
    queryFn: async ({ signal }): Promise<TicketResult> => {
      for (let count = 1; ; count += 1) {
        await new Promise((resolve) => setTimeout(resolve, POLL.everyMs))
        signal.throwIfAborted()
        const result = await readResult(send, ticket)
        if (result.end !== undefined || count === POLL.times) return result
      }
    },
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
  })

/** An answer that does not arrive says nothing new. */
async function readResult(send: Shop['send'], ticket: string): Promise<TicketResult> {
  const answer = await createApi({ getTicketResult }, send).getTicketResult({ body: { uuid: ticket } })
  if (!answer.ok) return { end: undefined, stateName: '', message: '' }
  const { iPayState, cPayStateName, cMessage } = answer.data
  return { end: endOf(iPayState, cMessage), stateName: cPayStateName, message: cMessage }
}

/** Money that did not count goes back: the payer is told. */
function endOf(state: number, message: string): TicketResult['end'] {
  if (state === PAY_STATES.paid) return 'paid'
  if (state === PAY_STATES.failed || (state === PAY_STATES.paying && message !== '')) return 'failed'
  return state === PAY_STATES.waiting || state === PAY_STATES.paying ? undefined : 'over'
}
