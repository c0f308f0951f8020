import { GATEWAY_METHOD, MINI_PROGRAM_PAGE, SHOW_TYPES, writeMiniProgramQuery } from '@mallwright/contract/payment'
import type { Send } from '@mallwright/contract/rpc'

import { CallError } from '../../../query/call-error.ts'
import type { PayHost } from '../../widget-host/widget-host.ts'
import type { ActOutcome } from './pay-centre.machine.ts'
import type { OpenedPay } from './pay-order.ts'
import { readMiniProgramLink, readPayTicket } from './pay-reader.ts'

/** What is paid, and by which method. */
interface Payment {
  readonly send: Send
  readonly flowNo: string
  readonly method: string
}

/** Opens what a payer pays on, by its show type; codes are shown by the centre itself. Specification 2 §4, engine 7.2. */
export async function actOnPay(host: PayHost, opened: OpenedPay, payment: Payment): Promise<ActOutcome> {
  const { showType, payUrl, actionId } = opened
  const { method } = payment
  if (method === GATEWAY_METHOD || showType === SHOW_TYPES.payAction) return openAction(host, actionId, method)
  if (showType === SHOW_TYPES.browser) return openAddress(host, payUrl)
  if (showType === SHOW_TYPES.native) {
    if (!host.nativePay) return 'unsupported'
    host.nativePay(payUrl)
    return 'started'
  }
  if (showType === SHOW_TYPES.alipay) {
    return host.payChannel === 2 || host.isAlipay ? openAddress(host, payUrl) : 'noAlipay'
  }
  return showType === SHOW_TYPES.wechat ? openMiniProgram(host, payment) : 'unsupported'
}

function openAction(host: PayHost, actionId: string, method: string): ActOutcome {
  if (actionId === '') return 'unsupported'
  host.openPayAction(actionId, method)
  return 'left'
}

function openAddress(host: PayHost, url: string): ActOutcome {
  const allowed = host.allowedUrl(url)
  if (allowed === undefined) return 'unsupported'
  host.openBrowser(allowed)
  return 'left'
}

/** Links of WeChat that open a mini program. */
const isWechatScheme = (link: string) => /^weixin:\/\/dl\/business\/\?t=[\w-]+$/.test(link)

/** Opens the pay page of the mini program: at once inside of it, by a link from anywhere else. Engine 7.2. */
async function openMiniProgram(host: PayHost, { send, flowNo, method }: Payment): Promise<ActOutcome> {
  try {
    const ticket = await readPayTicket(send, flowNo, method)
    const query = writeMiniProgramQuery({ flowNo, ticket, method })
    if (host.navigateMiniProgram) {
      host.navigateMiniProgram(`${MINI_PROGRAM_PAGE}?${query}`)
      return 'left'
    }
    const link = await readMiniProgramLink(send, query)
    if (!isWechatScheme(link)) return openAddress(host, link)
    host.openBrowser(link)
    return 'left'
  } catch (error) {
    const words = error instanceof CallError ? error.message : ''
    return words === '' ? 'schemeFailed' : { words }
  }
}
