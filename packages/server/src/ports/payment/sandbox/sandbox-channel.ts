import { GATEWAY_METHOD, SANDBOX_PAGE, SHOW_TYPES } from '@mallwright/contract/payment'
import { translate } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { Database } from '../../../db/database.ts'
import type { ChannelAttempt, OpenedAttempt, PayChannel } from '../pay-channel.ts'
import { evidenceOf, readSandboxNotice } from './sandbox-notice.ts'
import { findByAttempt, openSandboxPayment, refundSandboxPayment } from './sandbox.store.ts'

/** Name of the sandbox among the channels. */
export const SANDBOX = 'sandbox'

/** The method whose page is a link; the other pages are HTML with a form. */
const LINK_METHOD = '2001'

const GO: Label = { zh: '前往银行页面', en: 'Go to the bank' }

/** A channel without money, for demo malls: its page decides what becomes of a payment. Engine 7.3. */
export function sandboxChannel(database: Pick<Database, 'pool'>, key: string): PayChannel {
  return {
    name: SANDBOX,
    open: async (attempt) => {
      const page = `${SANDBOX_PAGE}/${await openSandboxPayment(database.pool, attempt)}`
      return openedAs(page, attempt)
    },
    lookUp: async (attemptNo) => {
      const payment = await findByAttempt(database.pool, attemptNo)
      return payment ? evidenceOf(payment) : { outcome: 'pending' }
    },
    refund: async (refund) => {
      await refundSandboxPayment(database, refund)
      return 'done'
    },
    readNotice: async (notice) => readSandboxNotice(key, notice),
  }
}

function openedAs(page: string, { method, showType, locale }: ChannelAttempt): OpenedAttempt {
  if (showType === SHOW_TYPES.native) return { payUrl: JSON.stringify({ page }) }
  if (showType !== SHOW_TYPES.payAction && method !== GATEWAY_METHOD) return { payUrl: page }
  if (method === LINK_METHOD) return { action: { kind: 'link', content: page, formOrigins: [] } }
  // As the gateways of banks do it: a form that leads to their page.
  const content = `<form method="get" action="${page}"><button type="submit">${translate(locale, GO)}</button></form>`
  return { action: { kind: 'html', content, formOrigins: [] } }
}
