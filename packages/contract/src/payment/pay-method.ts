import * as z from 'zod/mini'

/** What the client does with an attempt's `cPayUrl`. Specification 2 §4. */
export const SHOW_TYPES = { browser: 1, payAction: 2, qrCode: 3, native: 4, alipay: 5, wechat: 6 } as const

/** The method that always goes through the pay-action page. Specification 2 §4. */
export const GATEWAY_METHOD = '100'

/** The longest payment remark, in characters. Specification 2 §5. */
export const PAY_REMARK_MAX = 20

/** Where a payer is: 1 browser, 2 native shell outside WeChat, 4 WeChat. Specification 2 §7, engine 7.1. */
export const PayChannelCode = z.union([z.literal(1), z.literal(2), z.literal(4)])
export type PayChannelCode = z.infer<typeof PayChannelCode>

/** A payment method, its tab, or a channel of it: a leaf is what is paid with. Specification 2 §3. */
export interface PayMethod {
  readonly cMethod: string
  readonly methodName: string
  /** Name of a drawing, never an address. */
  readonly iocnName: string
  /** Of a leaf: `SHOW_TYPES`, or a number that the client does not know; 0 elsewhere. */
  readonly showType: number
  /** Of the first level: 2 for method and channel, 3 with a tab between them; 0 below. */
  readonly storeyNum: number
  readonly showPhone: boolean
  readonly mustInputPhone: boolean
  readonly showPayerAccount: boolean
  readonly mustInputPayerAccount: boolean
  /** Tips in HTML. */
  readonly msg: string
  readonly methods: readonly PayMethod[]
}
export const PayMethod: z.ZodMiniType<PayMethod, PayMethod> = z.object({
  cMethod: z.string(),
  methodName: z.string(),
  iocnName: z.string(),
  showType: z.int(),
  storeyNum: z.int(),
  showPhone: z.boolean(),
  mustInputPhone: z.boolean(),
  showPayerAccount: z.boolean(),
  mustInputPayerAccount: z.boolean(),
  msg: z.string(),
  get methods() {
    return z.array(PayMethod)
  },
})
