import { cutText } from '@mallwright/contract/values'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import type { Feedback } from '@mallwright/shop-core/kit'
import type { Label } from '@mallwright/contract/values'
import { text } from '@mallwright/shop-core/i18n'
import { REMOVED_COUNTDOWN_SECONDS } from '@mallwright/shop-core/realtime'

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
  warning: { zh: '提示', en: 'Details' },
  reason: { zh: '原因', en: 'Reason' },
  todo: { zh: '处理建议', en: 'What you can do' },
  htmlMessage: { zh: '服务器没有按约定应答', en: 'The server sent an unexpected response' },
  htmlTodo: {
    zh: '1. 稍后重试\n2. 检查网络或代理设置\n3. 仍未恢复时，请联系管理员',
    en: '1. Try again later\n2. Check the network or proxy\n3. If it keeps happening, contact your administrator',
  },
  exit: { zh: '退出', en: 'Exit' },
} satisfies Record<string, Label>

/** Maximum length of the shown text, in characters. */
const REASON_LENGTH = 300

/** Confirms ending a session on another terminal. Specification 1 §4.1. */
export function askForced(feedback: Feedback): Promise<boolean> {
  return feedback.ask({
    title: text(KIT_LABELS.systemNotice),
    body: text(LABELS.forced),
    confirm: text(KIT_LABELS.confirm),
    cancel: text(KIT_LABELS.cancel),
  })
}

/**
 * Confirms the exit of a removed account; confirmed automatically after 20 s. `until` ends the countdown with the session that it
 * was started for. Specification 1 §4.5.
 */
export function askRemoved(feedback: Feedback, until: AbortSignal): Promise<boolean> {
  return feedback.ask({
    title: text(KIT_LABELS.systemNotice),
    body: text(LABELS.removed),
    confirm: text(LABELS.exit),
    cancel: text(KIT_LABELS.cancel),
    confirmAfterSeconds: REMOVED_COUNTDOWN_SECONDS,
    isUrgent: true,
    until,
    topic: 'removed',
  })
}

/** Informs about a sign-in on another terminal. Domain 2.1. */
export function showTakenOver(feedback: Feedback): Promise<boolean> {
  return feedback.ask({
    title: text(KIT_LABELS.systemNotice),
    body: text(LABELS.takenOver),
    confirm: text(KIT_LABELS.acknowledge),
    topic: 'takenOver',
  })
}

/** Shows a text/html answer as text: message, reason and advice. Specification 1 §7.1. */
export function showHtmlAnswer(feedback: Feedback, html: string): void {
  void feedback.ask({
    title: text(KIT_LABELS.systemNotice),
    facts: [
      { term: text(LABELS.warning), text: text(LABELS.htmlMessage) },
      { term: text(LABELS.reason), text: plainTextOf(html) },
      { term: text(LABELS.todo), text: text(LABELS.htmlTodo) },
    ],
    confirm: text(KIT_LABELS.acknowledge),
    topic: 'html',
  })
}

/** Text content of a page without scripts and styles, truncated. */
export function plainTextOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll('script, style, template, noscript')) element.remove()
  const texts = document.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  let content = ''
  while (texts.nextNode()) content += ` ${texts.currentNode.textContent ?? ''}`
  content = content.replace(/\s+/g, ' ').trim()
  return content.length > REASON_LENGTH ? `${cutText(content, REASON_LENGTH)}…` : content || '-'
}
