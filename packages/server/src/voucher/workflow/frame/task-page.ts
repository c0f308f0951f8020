import { escapeHtml } from '@mallwright/contract/rich-text'
import { VOUCHER_LIMITS, WORKFLOW_PAGE } from '@mallwright/contract/voucher'
import { translate } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import { FRAME_TEXTS } from './frame-texts.ts'
import type { FrameNotice } from './frame-texts.ts'
import { frameDocument } from './frame-document.ts'
import type { PageLook } from './frame-document.ts'
import type { TaskFacts } from './task-facts.ts'

/** What stands in the form. */
export interface TaskForm {
  readonly token: string
  readonly opinion: string
  /** What is wrong with the opinion; '' for nothing. */
  readonly problem: string
}

const MOST = { n: VOUCHER_LIMITS.opinion }

/** The page of a task: what is asked for, what happened before, and the form of the decision. */
export function taskPage(look: PageLook, facts: TaskFacts, form: TaskForm) {
  const text = (label: Label, parts: Readonly<Record<string, string | number>> = {}) =>
    escapeHtml(translate(look.locale, label, parts))
  const title = `${facts.typeName} ${facts.voucherNo}`
  const main = `<main aria-labelledby="title"><section><h1 id="title">${escapeHtml(facts.typeName)}</h1>
<p class="weak">${escapeHtml(facts.voucherNo)}</p><p class="sum"><span class="weak">${text(FRAME_TEXTS.total)}</span><br>${escapeHtml(facts.total)}</p></section>
${fieldsHtml(facts, text)}${linesHtml(facts, text)}${historyHtml(facts, text)}
${formHtml(look, form, text)}`
  return frameDocument({ ...look, title, main })
}

/** A page that says what has become of a task. */
export function noticePage(look: PageLook, { title, hint, status, closes = false }: FrameNotice) {
  const isGood = status === 200
  const picture = isGood
    ? '<circle cx="28" cy="28" r="24"/><path d="m18 29 7 7 14-15"/>'
    : '<circle cx="28" cy="28" r="24"/><path d="M28 17v14M28 38v.5"/>'
  const name = translate(look.locale, title)
  const main = `<main aria-labelledby="title"><div class="end${isGood ? ' good' : ''}"><svg viewBox="0 0 56 56" aria-hidden="true">${picture}</svg>
<h1 id="title" tabindex="-1" data-focus>${escapeHtml(name)}</h1><p>${escapeHtml(translate(look.locale, hint))}</p>
<button type="button" data-close>${escapeHtml(translate(look.locale, FRAME_TEXTS.close))}</button></div></main>`
  return frameDocument({ ...look, title: name, main, isDone: closes })
}

type Text = (label: Label, parts?: Readonly<Record<string, string | number>>) => string

function fieldsHtml({ fields }: TaskFacts, text: Text): string {
  const shown = fields.map(
    ({ label, text: value, isWide }) =>
      `<div${isWide ? ' class="wide"' : ''}><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return `<section><h2>${text(FRAME_TEXTS.header)}</h2><dl>${shown.join('')}</dl></section>`
}

function linesHtml({ lines, lineCount, attachmentCount }: TaskFacts, text: Text): string {
  const shown = lines.map(
    ({ name, detail, amount }) =>
      `<li><b>${escapeHtml(name)}</b><span class="amount">${escapeHtml(amount)}</span>${detail === '' ? '' : `<span class="weak">${escapeHtml(detail)}</span>`}</li>`,
  )
  const notes = [
    ...(lineCount > lines.length ? [text(FRAME_TEXTS.moreLines, { shown: lines.length })] : []),
    ...(attachmentCount > 0 ? [text(FRAME_TEXTS.attachments, { n: attachmentCount })] : []),
  ].map((note) => `<p class="weak note">${note}</p>`)
  return `<section><h2>${text(FRAME_TEXTS.lines)}<small>${text(FRAME_TEXTS.lineCount, { n: lineCount })}</small></h2><ul class="lines">${shown.join('')}</ul>${notes.join('')}</section>`
}

function historyHtml({ history, stepNo }: TaskFacts, text: Text): string {
  const entries = history.map(
    ({ person, action, time, opinion }) =>
      `<li>${escapeHtml(`${person} ${action}`)}<time>${escapeHtml(time)}</time>${opinion === '' ? '' : `<blockquote>${escapeHtml(opinion)}</blockquote>`}</li>`,
  )
  const now = `<li class="now">${text(FRAME_TEXTS.waiting)}<time>${text(FRAME_TEXTS.step, { n: stepNo })}</time></li>`
  return `<section><h2>${text(FRAME_TEXTS.history)}</h2><ol>${now}${entries.join('')}</ol></section>`
}

/** The token and the look go along in fields: a page without an origin sends no cookie. */
function formHtml({ locale, theme }: PageLook, { token, opinion, problem }: TaskForm, text: Text): string {
  const invalid = problem === '' ? '' : ' aria-invalid="true" aria-describedby="problem" data-focus'
  const alert = problem === '' ? '' : `<p role="alert" id="problem">${escapeHtml(problem)}</p>`
  const fields = [
    `<input type="hidden" name="token" value="${escapeHtml(token)}">`,
    `<input type="hidden" name="locale" value="${locale}">`,
  ]
  if (theme) fields.push(`<input type="hidden" name="theme" value="${theme}">`)
  return `<form id="decision" method="post" action="${WORKFLOW_PAGE}" autocomplete="off">${fields.join('')}<section><label for="opinion">${text(FRAME_TEXTS.opinion)}<small>${text(FRAME_TEXTS.opinionHint, MOST)}</small></label>
<textarea id="opinion" name="opinion" maxlength="${MOST.n}" rows="3"${invalid}>
${escapeHtml(opinion)}</textarea>${alert}</section></form></main>
<footer class="bar"><div><button type="button" data-close>${text(FRAME_TEXTS.close)}</button><button class="bad" form="decision" name="decision" value="refuse">${text(FRAME_TEXTS.refuse)}</button><button class="main" form="decision" name="decision" value="agree">${text(FRAME_TEXTS.agree)}</button></div></footer>`
}
