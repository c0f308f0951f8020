import type { Label } from '@mallwright/contract/values'

import { text } from '../../../i18n/locale-store.ts'
import type { Feedback } from '../../../kit/feedback/feedback-store.ts'
import { KIT_LABELS } from '../../../kit/labels/kit-labels.ts'
import type { PendingWork } from '../../../storage/pending-work.ts'
import type { VoucherDraft, VoucherForm } from './voucher-form.machine.ts'
import { VOUCHER_LABELS } from './voucher-labels.ts'

const LABELS = {
  askRestore: { zh: '上次编辑的内容未保存，是否恢复？', en: 'Your last changes were not saved. Restore them?' },
  restore: { zh: '恢复', en: 'Restore' },
  outdated: {
    zh: '该单据已被更新，上次未保存的内容不再适用',
    en: 'This voucher was saved by somebody since. Your unsaved changes no longer apply',
  },
} satisfies Record<string, Label>

/** Time (ms) between two writes of what is changed. Engine 6.6. */
const EVERY_MS = 2000

/**
 * Keeps what is changed in a voucher for the next visit, and offers what an earlier one has left: a killed browser loses two
 * seconds. Saved and discarded changes are forgotten, and those of a voucher that was saved since, which is told. Ends with the
 * returned function.
 */
export function keepDraft(
  form: VoucherForm,
  pending: PendingWork<VoucherDraft>,
  feedback: Pick<Feedback, 'ask'>,
): () => void {
  let isEnded = false
  let kept = ''
  const write = (draft: VoucherDraft | undefined) => void pending.write(draft).catch(() => undefined)
  const offer = async () => {
    const draft = form.state.getState().isEdited ? undefined : await pending.read()
    if (!draft || isEnded) return
    const isOutdated = (form.state.getState().open?.stored?.iVersion ?? 0) !== draft.iVersion
    const isTaken = await feedback.ask(isOutdated ? outdatedNotice() : restoreQuestion())
    if (isEnded) return
    if (isOutdated || !isTaken) write(undefined)
    else await restoreDraft(form, draft)
  }
  const timer = setInterval(() => {
    if (!form.state.getState().isEdited) return
    const draft = form.draft()
    const text = JSON.stringify(draft)
    if (text === kept) return
    kept = text
    write(draft)
  }, EVERY_MS)
  const unfollow = form.state.subscribe((now, before) => {
    if (before.isEdited && !now.isEdited) write(undefined)
  })
  // Without storage a draft lasts as long as the page.
  void offer().catch(() => undefined)
  return () => {
    isEnded = true
    clearInterval(timer)
    unfollow()
  }
}

/**
 * Shows a draft by its own template as that is now, or by the shown one when that is gone; nothing when something else was shown
 * or changed meanwhile.
 */
export async function restoreDraft(form: VoucherForm, draft: VoucherDraft): Promise<void> {
  const { open, template: shown } = form.state.getState()
  const template = await form.templateOf(draft).catch(() => shown)
  const now = form.state.getState()
  if (template && now.open === open && !now.isEdited) form.restore(draft, template)
}

const TOPIC = 'voucher-draft'

const restoreQuestion = () => ({
  title: text(KIT_LABELS.systemNotice),
  body: text(LABELS.askRestore),
  confirm: text(LABELS.restore),
  cancel: text(VOUCHER_LABELS.discard),
  topic: TOPIC,
})

/** Somebody has saved the voucher since. */
const outdatedNotice = () => ({
  title: text(KIT_LABELS.systemNotice),
  body: text(LABELS.outdated),
  confirm: text(KIT_LABELS.acknowledge),
  topic: TOPIC,
})
