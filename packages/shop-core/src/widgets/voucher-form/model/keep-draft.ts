import type { PendingWork } from '../../../storage/pending-work.ts'
import type { VoucherDraft, VoucherForm } from './voucher-form.machine.ts'

/** Time (ms) between two writes of what is changed. Engine 6.6. */
const EVERY_MS = 2000

/** What a member is asked and told of a draft. */
interface DraftQuestions {
  /** Whether a draft is taken up again. */
  readonly ask: () => Promise<boolean>
  /** Somebody has saved the voucher since: its draft is forgotten. */
  readonly tellOutdated: () => void
}

/**
 * Keeps what is changed in a voucher for the next visit, and offers what an earlier one has left: a killed browser loses two seconds.
 * Saved and discarded changes are forgotten. Ends with the returned function.
 */
export function keepDraft(
  form: VoucherForm,
  pending: PendingWork<VoucherDraft>,
  { ask, tellOutdated }: DraftQuestions,
): () => void {
  let isEnded = false
  let kept = ''
  const write = (draft: VoucherDraft | undefined) => void pending.write(draft).catch(() => undefined)
  const offer = async () => {
    const draft = form.state.getState().isEdited ? undefined : await pending.read()
    if (!draft || isEnded) return
    if (form.isOutdated(draft)) {
      write(undefined)
      return tellOutdated()
    }
    const isTaken = await ask()
    if (isEnded) return
    if (isTaken) await form.restore(draft)
    else write(undefined)
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
