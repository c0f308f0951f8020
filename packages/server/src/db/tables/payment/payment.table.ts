import { sql } from 'drizzle-orm'
import { check, index, pgSequence, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core'

import { ofAccount } from '../account.table.ts'
import { cents, entryId, moment, reference, rowId, rowTimes } from '../columns.ts'
import { organisation } from '../organisation.table.ts'

/** Counts flows, attempts and refunds: the end of their numbers. */
export const paymentNumber = pgSequence('payment_number')

/** A payment method, its tab, or a channel of it, which is a leaf; names and tips in Chinese. Engine 7.1. */
export const payMethod = pgTable(
  'pay_method',
  (t) => ({
    id: rowId(),
    /** Null: for every institution. */
    organisationId: t.uuid('organisation_id').references(() => organisation.id, { onDelete: 'cascade' }),
    code: t.text('code').notNull(),
    parentCode: t.text('parent_code'),
    name: t.text('name').notNull(),
    icon: t.text('icon').notNull().default(''),
    /** Null but for leaves. */
    showType: t.smallint('show_type'),
    /** The adapter that a leaf pays by. */
    channel: t.text('channel'),
    /** Where a leaf is offered: 1 browser, 2 native shell, 4 WeChat. */
    payChannels: t.smallint('pay_channels').array().notNull().default([]),
    showsPhone: t.boolean('shows_phone').notNull().default(false),
    needsPhone: t.boolean('needs_phone').notNull().default(false),
    showsAccount: t.boolean('shows_account').notNull().default(false),
    needsAccount: t.boolean('needs_account').notNull().default(false),
    tipsHtml: t.text('tips_html').notNull().default(''),
    sort: t.integer('sort').notNull(),
    isEnabled: t.boolean('is_enabled').notNull().default(true),
    ...rowTimes(),
  }),
  (table) => [
    unique('pay_method_code').on(table.organisationId, table.code).nullsNotDistinct(),
    check('pay_method_leaf', sql`(${table.showType} is null) = (${table.channel} is null)`),
    check('pay_method_phone', sql`${table.showsPhone} or not ${table.needsPhone}`),
    check('pay_method_account', sql`${table.showsAccount} or not ${table.needsAccount}`),
  ],
)

/** What is paid at once: one or more payables of one account. States: decision 0113. */
export const paymentFlow = pgTable(
  'payment_flow',
  (t) => ({
    id: rowId(),
    flowNo: t.text('flow_no').notNull(),
    ...ofAccount(),
    organisationId: t.uuid('organisation_id').references(() => organisation.id),
    payeeName: t.text('payee_name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    state: t.smallint('state').notNull().default(0),
    /** The leaf that was chosen last. */
    method: t.text('method'),
    remark: t.text('remark').notNull().default(''),
    payerName: t.text('payer_name').notNull().default(''),
    payerAccountEncrypted: t.text('payer_account_enc'),
    payerPhone: t.text('payer_phone').notNull().default(''),
    clientIp: t.text('client_ip').notNull().default(''),
    /** What the payer must know of money that did not count: '', wrongAmount, late, duplicate. */
    notice: t.text('notice').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    version: t.integer('version').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('payment_flow_no').on(table.flowNo),
    index('payment_flow_account').on(table.accountId, table.createdAt),
    check('payment_flow_amount', sql`${table.amountCents} > 0`),
    check(
      'payment_flow_state',
      sql`case ${table.state} when 2 then ${table.refundedCents} = 0
        when 5 then ${table.refundedCents} > 0 and ${table.refundedCents} < ${table.amountCents}
        when 6 then ${table.refundedCents} = ${table.amountCents}
        else ${table.state} in (0, 1, 3, 4, 7) and ${table.refundedCents} = 0 end`,
    ),
    check('payment_flow_paid', sql`(${table.state} in (2, 5, 6)) = (${table.paidAt} is not null)`),
    check('payment_flow_notice', sql`${table.notice} in ('', 'wrongAmount', 'late', 'duplicate')`),
  ],
)

/** What a flow pays for; a payable is in one open flow at most. */
export const paymentFlowPayable = pgTable(
  'payment_flow_payable',
  (t) => ({
    id: rowId(),
    flowId: reference('flow_id', () => paymentFlow.id),
    kind: t.text('kind').notNull(),
    payableId: t.uuid('payable_id').notNull(),
    amountCents: cents('amount_cents').notNull(),
    isOpen: t.boolean('is_open').notNull().default(true),
    sort: t.smallint('sort').notNull(),
  }),
  (table) => [
    unique('payment_flow_payable_flow').on(table.flowId, table.sort),
    uniqueIndex('payment_flow_payable_open')
      .on(table.kind, table.payableId)
      .where(sql`${table.isOpen}`),
    // What was paid for something, whether a flow for it is open or not.
    index('payment_flow_payable_of').on(table.payableId, table.kind),
    check('payment_flow_payable_amount', sql`${table.amountCents} > 0`),
  ],
)

/** A try to pay a flow by one method: 0 open, 1 paid, 2 failed, 3 closed. A flow has one open attempt at most. */
export const payAttempt = pgTable(
  'pay_attempt',
  (t) => ({
    id: rowId(),
    flowId: reference('flow_id', () => paymentFlow.id),
    /** The channel's idempotency key. */
    attemptNo: t.text('attempt_no').notNull(),
    method: t.text('method').notNull(),
    channel: t.text('channel').notNull(),
    showType: t.smallint('show_type').notNull(),
    amountCents: cents('amount_cents').notNull(),
    state: t.smallint('state').notNull().default(0),
    payerOpenId: t.text('payer_open_id').notNull().default(''),
    payerAppId: t.text('payer_app_id').notNull().default(''),
    clientIp: t.text('client_ip').notNull().default(''),
    /** Null until the channel has answered. */
    payUrl: t.text('pay_url'),
    actionId: t.uuid('action_id'),
    expiresAt: moment('expires_at').notNull(),
    ...rowTimes(),
  }),
  (table) => [
    unique('pay_attempt_no').on(table.attemptNo),
    index('pay_attempt_flow').on(table.flowId),
    uniqueIndex('pay_attempt_open')
      .on(table.flowId)
      .where(sql`${table.state} = 0`),
    check('pay_attempt_state', sql`${table.state} in (0, 1, 2, 3)`),
    check('pay_attempt_amount', sql`${table.amountCents} > 0`),
  ],
)

/** The page of a channel that an attempt is paid on, for pay-action-dom: given once. */
export const payAction = pgTable(
  'pay_action',
  (t) => ({
    id: rowId(),
    attemptId: reference('attempt_id', () => payAttempt.id),
    kind: t.text('kind').notNull(),
    content: t.text('content').notNull(),
    formOrigins: t.text('form_origins').array().notNull().default([]),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    index('pay_action_attempt').on(table.attemptId),
    check('pay_action_kind', sql`${table.kind} in ('link', 'html')`),
  ],
)

/** A notice of a channel: each counts once. */
export const paymentNotify = pgTable(
  'payment_notify',
  (t) => ({
    id: rowId(),
    channel: t.text('channel').notNull(),
    channelEventId: t.text('channel_event_id').notNull(),
    attemptNo: t.text('attempt_no').notNull(),
    raw: t.text('raw').notNull(),
    handledAt: moment('handled_at').notNull().defaultNow(),
  }),
  (table) => [
    unique('payment_notify_event').on(table.channel, table.channelEventId),
    index('payment_notify_attempt').on(table.attemptNo),
  ],
)

/** Money that came in, by the channel's number of it, and whether it counts for its flow. Engine 7.3. */
export const paymentReceipt = pgTable(
  'payment_receipt',
  (t) => ({
    id: rowId(),
    channel: t.text('channel').notNull(),
    transactionId: t.text('transaction_id').notNull(),
    flowId: reference('flow_id', () => paymentFlow.id),
    attemptId: reference('attempt_id', () => payAttempt.id),
    amountCents: cents('amount_cents').notNull(),
    /** Refunds of it that were asked for, done or not. */
    refundCents: cents('refund_cents').notNull().default(0),
    verdict: t.text('verdict').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [
    unique('payment_receipt_transaction').on(table.channel, table.transactionId),
    index('payment_receipt_flow').on(table.flowId),
    uniqueIndex('payment_receipt_accepted')
      .on(table.flowId)
      .where(sql`${table.verdict} = 'accepted'`),
    check('payment_receipt_verdict', sql`${table.verdict} in ('accepted', 'wrongAmount', 'late', 'duplicate')`),
    check('payment_receipt_refund', sql`0 <= ${table.refundCents} and ${table.refundCents} <= ${table.amountCents}`),
  ],
)

/** Money that goes back: 0 running, 1 done, 2 failed, which an operator may retry, 3 closed. Decision 0113. */
export const refundFlow = pgTable(
  'refund_flow',
  (t) => ({
    id: rowId(),
    /** The channel's idempotency key. */
    refundNo: t.text('refund_no').notNull(),
    /** Who asks for it once: a receipt, an after-sale. */
    requestKey: t.text('request_key').notNull(),
    flowId: reference('flow_id', () => paymentFlow.id),
    receiptId: reference('receipt_id', () => paymentReceipt.id),
    amountCents: cents('amount_cents').notNull(),
    reason: t.text('reason').notNull(),
    state: t.smallint('state').notNull().default(0),
    tries: t.integer('tries').notNull().default(0),
    lastError: t.text('last_error').notNull().default(''),
    doneAt: moment('done_at'),
    version: t.integer('version').notNull().default(0),
    ...rowTimes(),
  }),
  (table) => [
    unique('refund_flow_no').on(table.refundNo),
    unique('refund_flow_request').on(table.requestKey),
    index('refund_flow_flow').on(table.flowId),
    index('refund_flow_receipt').on(table.receiptId),
    index('refund_flow_state').on(table.state, table.updatedAt),
    check('refund_flow_state_value', sql`${table.state} in (0, 1, 2, 3)`),
    check('refund_flow_amount', sql`${table.amountCents} > 0`),
  ],
)

/** Every change of state of a flow, or of a refund of it, in their order. */
export const paymentLog = pgTable(
  'payment_log',
  (t) => ({
    id: entryId(),
    flowId: reference('flow_id', () => paymentFlow.id),
    /** Null for a change of the flow itself. */
    refundId: t.uuid('refund_id').references(() => refundFlow.id),
    event: t.text('event').notNull(),
    fromState: t.smallint('from_state').notNull(),
    toState: t.smallint('to_state').notNull(),
    actor: t.text('actor').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  }),
  (table) => [index('payment_log_flow').on(table.flowId, table.id), index('payment_log_refund').on(table.refundId)],
)
