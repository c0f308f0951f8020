import type { Label } from '@mallwright/contract/values'

/** Kinds of messages. Domain 1.10. */
export type MessageKind = 'order' | 'aftersale' | 'splicing' | 'enquiry' | 'system'

/** A message's title and text; `{name}` is replaced from its parameters. */
export interface MessageText {
  readonly kind: MessageKind
  readonly title: Label
  readonly text: Label
}

const of = (kind: MessageKind, title: Label, text: Label): MessageText => ({ kind, title, text })

/** Every message by its code: a stored message names the code and what it is about, and is read in the reader's language. */
export const MESSAGE_TEXTS = {
  'order.paid': of(
    'order',
    { zh: '付款成功', en: 'Payment received' },
    {
      zh: '订单 {orderNo} 已付款 ¥{amount}，商家正在备货。',
      en: 'Order {orderNo} is paid (¥{amount}); the shop is preparing it.',
    },
  ),
  'order.shipped': of(
    'order',
    { zh: '商品已发出', en: 'Your goods are on the way' },
    {
      zh: '订单 {orderNo} 已由{express}发出，运单号 {waybill}。',
      en: 'Order {orderNo} was shipped with {express}, number {waybill}.',
    },
  ),
  'order.signed': of(
    'order',
    { zh: '包裹已签收', en: 'Parcel delivered' },
    {
      zh: '订单 {orderNo} 的包裹已签收，请确认收货。',
      en: 'A parcel of order {orderNo} was delivered. Please confirm the receipt.',
    },
  ),
  'order.received': of(
    'order',
    { zh: '订单已完成', en: 'Order completed' },
    { zh: '订单 {orderNo} 已确认收货。', en: 'Order {orderNo} was received.' },
  ),
  'order.cancelled': of(
    'order',
    { zh: '订单已取消', en: 'Order cancelled' },
    { zh: '订单 {orderNo} 已取消：{reason}', en: 'Order {orderNo} was cancelled: {reason}' },
  ),
  'order.refunded': of(
    'order',
    { zh: '退款成功', en: 'Refund sent' },
    {
      zh: '订单 {orderNo} 的 ¥{amount} 已原路退回。',
      en: '¥{amount} of order {orderNo} went back to where it came from.',
    },
  ),
  'order.transferRefused': of(
    'order',
    { zh: '转账未通过', en: 'Transfer not accepted' },
    {
      zh: '订单 {orderNo} 的企业转账未通过核对，请重新付款。',
      en: 'The company transfer for order {orderNo} was not accepted. Please pay again.',
    },
  ),
  'order.toShip': of(
    'order',
    { zh: '新订单待发货', en: 'A new order to ship' },
    {
      zh: '订单 {orderNo} 已付款，请在 72 小时内发货。',
      en: 'Order {orderNo} is paid. Please ship it within 72 hours.',
    },
  ),
  'order.reminded': of(
    'order',
    { zh: '买家提醒发货', en: 'A buyer asks for shipment' },
    { zh: '订单 {orderNo} 的买家提醒尽快发货。', en: 'The buyer of order {orderNo} asks you to ship soon.' },
  ),
  'order.late': of(
    'order',
    { zh: '发货超时', en: 'Shipment overdue' },
    { zh: '订单 {orderNo} 已超过 72 小时未发货。', en: 'Order {orderNo} has waited for more than 72 hours.' },
  ),
  'approval.asked': of(
    'order',
    { zh: '有订单待您审批', en: 'An order waits for your approval' },
    {
      zh: '{buyer} 提交了 ¥{amount} 的采购，请审批。',
      en: '{buyer} placed orders of ¥{amount}. Please approve or reject.',
    },
  ),
  'approval.passed': of(
    'order',
    { zh: '审批已通过', en: 'Approved' },
    { zh: '¥{amount} 的采购已通过审批，请尽快付款。', en: 'Your orders of ¥{amount} were approved. Please pay soon.' },
  ),
  'approval.rejected': of(
    'order',
    { zh: '审批未通过', en: 'Not approved' },
    { zh: '¥{amount} 的采购未通过审批：{opinion}', en: 'Your orders of ¥{amount} were not approved: {opinion}' },
  ),
  'approval.expired': of(
    'order',
    { zh: '审批超时', en: 'Not approved in time' },
    {
      zh: '¥{amount} 的采购未在 48 小时内审批，已自动取消。',
      en: 'Your orders of ¥{amount} were not approved within 48 hours and were cancelled.',
    },
  ),
  'voucher.asked': of(
    'order',
    { zh: '有单据待您审批', en: 'A voucher waits for your approval' },
    { zh: '单据 {number} 已提交，请审批。', en: 'Voucher {number} was submitted. Please approve or refuse it.' },
  ),
  'voucher.passed': of(
    'order',
    { zh: '单据已审核', en: 'Voucher approved' },
    { zh: '单据 {number} 已通过审批。', en: 'Voucher {number} was approved.' },
  ),
  'voucher.refused': of(
    'order',
    { zh: '单据被驳回', en: 'Voucher refused' },
    { zh: '单据 {number} 被驳回：{opinion}', en: 'Voucher {number} was refused: {opinion}' },
  ),
  'coupon.received': of(
    'system',
    { zh: '优惠券到账', en: 'Coupon received' },
    { zh: '「{coupon}」已放入您的账户，{until} 前有效。', en: '“{coupon}” is in your account, valid until {until}.' },
  ),
  'product.priceDown': of(
    'system',
    { zh: '收藏商品降价', en: 'A saved product costs less' },
    { zh: '「{product}」降价 ¥{amount}。', en: '“{product}” costs ¥{amount} less.' },
  ),
  'product.stockBack': of(
    'system',
    { zh: '到货提醒', en: 'Back in stock' },
    { zh: '您关注的「{product}」已到货。', en: '“{product}” is in stock again.' },
  ),
  'team.passed': of(
    'system',
    { zh: '团队授权已通过', en: 'Your team is authorised' },
    { zh: '您的个人团队已获授权，可以采购了。', en: 'Your team is authorised and may buy now.' },
  ),
  'system.notice': of('system', { zh: '{title}', en: '{title}' }, { zh: '{text}', en: '{text}' }),
} as const satisfies Readonly<Record<string, MessageText>>

/** The code of a message. */
export type MessageCode = keyof typeof MESSAGE_TEXTS
