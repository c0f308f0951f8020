import type { Database } from '../../db/database.ts'
import { readInstallationKey } from '../../gateway/guard/installation-key.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { PayChannel, RawNotice } from '../../ports/payment/pay-channel.ts'
import { SANDBOX, sandboxChannel } from '../../ports/payment/sandbox/sandbox-channel.ts'
import { sandboxJobs } from '../../ports/payment/sandbox/sandbox.jobs.ts'
import { TRANSFER, transferChannel } from '../../ports/payment/transfer-channel.ts'
import type { TransferAccount } from '../../ports/payment/transfer-channel.ts'
import { wechatChannel } from '../../ports/payment/wechat/wechat-channel.ts'
import type { WechatOptions } from '../../ports/payment/wechat/wechat-channel.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { DEMO_ACCOUNT } from '../demo/demo-account.data.ts'
import { orderPayablesWithAfterSales } from '../../after-sale/change/finish-after-sale.store.ts'
import { demoPayables } from '../demo/demo-payable.store.ts'
import type { PayableKind, PaymentWorld } from '../payable.ts'
import { paymentJobs } from '../payment.jobs.ts'

/** Which channels a mall pays by. */
export interface PaymentOptions {
  /** The channel without money, and something to pay for, of a demo mall. */
  readonly isDemo?: boolean
  /** The account that company transfers go to. */
  readonly transferAccount?: TransferAccount | undefined
  /** Services that move money. */
  readonly channels?: readonly PayChannel[]
}

/** The channels that the settings of a server connect. */
export function paymentOptionsOf(settings: {
  readonly isDemo: boolean
  readonly transferAccount: TransferAccount | undefined
  readonly wechat: WechatOptions | undefined
}): PaymentOptions {
  const { isDemo, transferAccount, wechat } = settings
  return { isDemo, transferAccount, channels: wechat ? [wechatChannel(wechat)] : [] }
}

/** Payments of a server process. */
export interface Payments {
  readonly world: PaymentWorld
  readonly jobs: readonly Job[]
}

/** The names of the channels that options connect, those that move money first. */
export function connectedChannels({ isDemo = false, transferAccount, channels = [] }: PaymentOptions): string[] {
  const named = channels.map(({ name }) => name)
  return [...named, ...(transferAccount || isDemo ? [TRANSFER] : []), ...(isDemo ? [SANDBOX] : [])]
}

/** Connects the channels. `deliver` sends the sandbox's notices to the server's own address for them. */
export async function openPayments(
  options: PaymentOptions,
  tools: {
    readonly database: Database
    readonly storage: Storage
    readonly deliver: (notice: RawNotice) => Promise<void>
    readonly onError: (error: unknown) => void
  },
): Promise<Payments> {
  const { database, storage, deliver, onError } = tools
  const { isDemo = false, transferAccount = isDemo ? DEMO_ACCOUNT : undefined } = options
  const key = isDemo ? await readInstallationKey(database, storage, 'sandbox-payment') : undefined
  const channels: PayChannel[] = [
    ...(options.channels ?? []),
    ...(transferAccount ? [transferChannel(transferAccount)] : []),
    ...(key === undefined ? [] : [sandboxChannel(database, key)]),
  ]
  const payables: PayableKind[] = [orderPayablesWithAfterSales, ...(isDemo ? [demoPayables] : [])]
  const world: PaymentWorld = {
    channels: new Map(channels.map((channel) => [channel.name, channel])),
    payables: new Map(payables.map((payable) => [payable.kind, payable])),
    onError,
  }
  return { world, jobs: [...paymentJobs(world), ...(key === undefined ? [] : sandboxJobs(key, deliver))] }
}
