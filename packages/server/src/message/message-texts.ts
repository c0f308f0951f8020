import { INVOICE_MESSAGE_TEXTS } from './invoice-message-texts.ts'
import { messageText as of } from './message-text.ts'
import type { MessageText } from './message-text.ts'

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
  'order.expired': of(
    'order',
    { zh: '订单已取消', en: 'Order cancelled' },
    { zh: '订单 {orderNo} 超时未付款，已取消。', en: 'Order {orderNo} was not paid in time and was cancelled.' },
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
  'afterSale.asked': of(
    'aftersale',
    { zh: '新的售后申请', en: 'A new after-sale' },
    {
      zh: '订单 {orderNo} 有售后申请 {afterSaleNo}，请及时处理。',
      en: 'Order {orderNo} has an after-sale, {afterSaleNo}, that waits for your answer.',
    },
  ),
  'afterSale.agreed': of(
    'aftersale',
    { zh: '退款处理中', en: 'Your refund is on its way' },
    {
      zh: '售后 {afterSaleNo} 已同意，¥{amount} 将原路退回。',
      en: 'After-sale {afterSaleNo} is granted: ¥{amount} will go back to you.',
    },
  ),
  'afterSale.toReturn': of(
    'aftersale',
    { zh: '请寄回商品', en: 'Please send the goods back' },
    {
      zh: '售后 {afterSaleNo} 已同意，请在 7 天内寄回商品并填写物流。',
      en: 'After-sale {afterSaleNo} is granted. Send the goods back within 7 days and enter the parcel.',
    },
  ),
  'afterSale.answeredByTime': of(
    'aftersale',
    { zh: '售后已超时处理', en: 'An after-sale was not answered in time' },
    {
      zh: '售后 {afterSaleNo} 超时未处理，系统已按同意处理。',
      en: 'After-sale {afterSaleNo} was not answered in time and is taken as granted.',
    },
  ),
  'afterSale.refused': of(
    'aftersale',
    { zh: '商家拒绝了售后', en: 'The shop refused' },
    {
      zh: '售后 {afterSaleNo} 被拒绝：{reason}',
      en: 'After-sale {afterSaleNo} was refused: {reason}',
    },
  ),
  'afterSale.withdrawn': of(
    'aftersale',
    { zh: '买家撤销了售后', en: 'An after-sale was withdrawn' },
    {
      zh: '订单 {orderNo} 的售后 {afterSaleNo} 已撤销。',
      en: 'After-sale {afterSaleNo} of order {orderNo} was withdrawn.',
    },
  ),
  'afterSale.sentBack': of(
    'aftersale',
    { zh: '买家已寄回商品', en: 'Goods are on their way back' },
    {
      zh: '售后 {afterSaleNo} 的商品已寄回，请注意查收。',
      en: 'The goods of after-sale {afterSaleNo} are on their way back to you.',
    },
  ),
  'afterSale.closed': of(
    'aftersale',
    { zh: '售后已关闭', en: 'After-sale closed' },
    {
      zh: '售后 {afterSaleNo} 超时未处理，已关闭。',
      en: 'After-sale {afterSaleNo} was not taken further in time and is closed.',
    },
  ),
  'afterSale.refundOffered': of(
    'aftersale',
    { zh: '商家建议改为退款', en: 'The shop offers the money' },
    {
      zh: '售后 {afterSaleNo} 的商品暂时无货可换，可改为退款。',
      en: 'The exchange of after-sale {afterSaleNo} is out of stock; you may take the money instead.',
    },
  ),
  'afterSale.refundAccepted': of(
    'aftersale',
    { zh: '买家同意改为退款', en: 'The buyer takes the money' },
    {
      zh: '售后 {afterSaleNo} 已改为退款 ¥{amount}。',
      en: 'After-sale {afterSaleNo} became a refund of ¥{amount}.',
    },
  ),
  'afterSale.exchangeSent': of(
    'aftersale',
    { zh: '换货商品已发出', en: 'Your exchange is on its way' },
    {
      zh: '售后 {afterSaleNo} 的换货商品已发出，收到后请确认。',
      en: 'The exchange of after-sale {afterSaleNo} is on its way. Please confirm it when it arrives.',
    },
  ),
  'afterSale.toPlatform': of(
    'aftersale',
    { zh: '买家申请平台介入', en: 'The platform was asked to decide' },
    {
      zh: '售后 {afterSaleNo} 已由平台介入处理。',
      en: 'After-sale {afterSaleNo} is with the platform now.',
    },
  ),
  'afterSale.decided': of(
    'aftersale',
    { zh: '平台已作出判定', en: 'The platform has decided' },
    {
      zh: '平台已处理售后 {afterSaleNo}，请查看结果。',
      en: 'The platform has decided on after-sale {afterSaleNo}.',
    },
  ),
  'voucher.refused': of(
    'order',
    { zh: '单据被驳回', en: 'Voucher refused' },
    { zh: '单据 {number} 被驳回：{opinion}', en: 'Voucher {number} was refused: {opinion}' },
  ),
  ...INVOICE_MESSAGE_TEXTS,
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
