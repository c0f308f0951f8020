import type { Label } from '@mallwright/contract/values'
import { text } from '@mallwright/shop-core/i18n'
import { REMOVED_COUNTDOWN_SECONDS } from '@mallwright/shop-core/realtime'

import { ask } from './feedback-store.ts'

/** The words that dialogs and lists of the whole shop share. Domain 3.0. */
export const COMMON_LABELS = {
  systemNotice: { zh: '系统提示', en: 'Notice' },
  confirm: { zh: '确认', en: 'Confirm' },
  cancel: { zh: '取消', en: 'Cancel' },
  known: { zh: '知道了', en: 'OK' },
  networkFault: { zh: '网络开小差了', en: 'The network took a break' },
  retry: { zh: '重试', en: 'Try again' },
  signInToSeePrice: { zh: '登录后查看价格', en: 'Sign in for prices' },
  byEnquiry: { zh: '面议', en: 'On request' },
  operated: { zh: '自营', en: 'Self-run' },
  noMore: { zh: '没有更多了', en: 'That is all' },
  noPermission: { zh: '无数据权限', en: 'No permission' },
  askAdministrator: { zh: '请联系管理员授权', en: 'Ask your administrator for access' },
  back: { zh: '返回', en: 'Back' },
  close: { zh: '关闭', en: 'Close' },
} satisfies Record<string, Label>

const LABELS = {
  forced: {
    zh: '账号已在其它终端登录，是否强制登录？',
    en: 'This account is signed in elsewhere. Sign in here instead?',
  },
  removed: {
    zh: '您的账号被管理员清退，是否退出？',
    en: 'Your account was removed by the administrator. Exit now?',
  },
  takenOver: { zh: '您的账号已在其它终端登录', en: 'Your account signed in on another device' },
  warning: { zh: '提示', en: 'Message' },
  reason: { zh: '原因', en: 'Reason' },
  todo: { zh: '处理建议', en: 'What to do' },
  htmlMessage: { zh: '服务器没有按约定应答', en: 'The server gave an unexpected answer' },
  htmlTodo: {
    zh: '1. 稍后重试\n2. 检查网络或代理设置\n3. 仍未恢复时，请联系管理员',
    en: '1. Try again later\n2. Check the network or proxy\n3. Ask the administrator if it stays',
  },
  exit: { zh: '退出', en: 'Exit' },
} satisfies Record<string, Label>

/** The longest text of an HTML answer that is shown, in characters. */
const REASON_LENGTH = 300

/** Asks whether a session elsewhere shall end. Specification 1 §4.1. */
export function askForced(): Promise<boolean> {
  return ask({
    title: text(COMMON_LABELS.systemNotice),
    body: text(LABELS.forced),
    confirm: text(COMMON_LABELS.confirm),
    cancel: text(COMMON_LABELS.cancel),
  })
}

/** Asks a removed account to exit, and exits by itself after 20 s. Specification 1 §4.5. */
export function askRemoved(): Promise<boolean> {
  return ask({
    title: text(COMMON_LABELS.systemNotice),
    body: text(LABELS.removed),
    confirm: text(LABELS.exit),
    cancel: text(COMMON_LABELS.cancel),
    confirmAfterSeconds: REMOVED_COUNTDOWN_SECONDS,
    topic: 'removed',
  })
}

/** Tells that the account signed in elsewhere. Domain 2.1. */
export function tellTakenOver(): Promise<boolean> {
  return ask({
    title: text(COMMON_LABELS.systemNotice),
    body: text(LABELS.takenOver),
    confirm: text(COMMON_LABELS.known),
    topic: 'takenOver',
  })
}

/** Tells of a text/html answer: message, reason and what to do, its markup left out. Specification 1 §7.1. */
export function tellHtml(html: string): void {
  void ask({
    title: text(COMMON_LABELS.systemNotice),
    facts: [
      { term: text(LABELS.warning), text: text(LABELS.htmlMessage) },
      { term: text(LABELS.reason), text: plainTextOf(html) },
      { term: text(LABELS.todo), text: text(LABELS.htmlTodo) },
    ],
    confirm: text(COMMON_LABELS.known),
    topic: 'html',
  })
}

/** The words of a page, without markup, scripts and styles, shortened. */
export function plainTextOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('script, style, template, noscript')) element.remove()
  const texts = document.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  let words = ''
  while (texts.nextNode()) words += ` ${texts.currentNode.textContent ?? ''}`
  words = words.replace(/\s+/g, ' ').trim()
  return words.length > REASON_LENGTH ? `${words.slice(0, REASON_LENGTH)}…` : words || '-'
}
