import type { VoucherType } from '@mallwright/contract/voucher'
import { useEffect } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import type { OpenVoucher } from './model/open-voucher.ts'
import type { VoucherForm } from './model/voucher-form.machine.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'

/** Loads beside the form. */
const loadKeeping = () => Promise.all([import('./model/keep-draft.ts'), import('../../storage/pending-work.ts')])

/** Keeps what is changed for the next visit of the same member, and offers what an earlier one has left. */
export function useKeptDraft(form: VoucherForm, type: VoucherType, open: OpenVoucher): void {
  const { caller, feedback } = useWidgetHost()
  const translate = useText()
  const id = open.stored?.cUuid ?? 'new'
  const title = translate(KIT_LABELS.systemNotice)
  const body = translate(VOUCHER_LABELS.askRestore)
  const [confirm, cancel] = [translate(VOUCHER_LABELS.restore), translate(VOUCHER_LABELS.discard)]
  const [outdated, acknowledge] = [translate(VOUCHER_LABELS.draftOutdated), translate(KIT_LABELS.acknowledge)]
  useEffect(() => {
    const topic = 'voucher-draft'
    const questions = {
      ask: () => feedback.ask({ title, body, confirm, cancel, topic }),
      tellOutdated: () => void feedback.ask({ title, body: outdated, confirm: acknowledge, topic }),
    }
    let isEnded = false
    let end = () => {}
    const follow = async () => {
      const [{ keepDraft }, { openPendingWork }] = await loadKeeping()
      if (isEnded) return
      end = keepDraft(form, openPendingWork('drafts', { accountId: caller, name: `${type}/${id}` }), questions)
    }
    // Without the script a draft lasts as long as the page.
    void follow().catch(() => undefined)
    return () => {
      isEnded = true
      end()
    }
  }, [form, caller, type, id, feedback, title, body, confirm, cancel, outdated, acknowledge])
}
