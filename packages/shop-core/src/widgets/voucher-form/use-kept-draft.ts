import type { VoucherType } from '@mallwright/contract/voucher'
import { useEffect } from 'react'

import { useWidgetHost } from '../widget-host/widget-host.ts'
import type { OpenVoucher } from './model/open-voucher.ts'
import type { VoucherForm } from './model/voucher-form.machine.ts'

/** Loads beside the form. */
const loadKeeping = () => Promise.all([import('./model/keep-draft.ts'), import('../../storage/pending-work.ts')])

/** Keeps what is changed for the next visit of the same member, and offers what an earlier one has left. */
export function useKeptDraft(form: VoucherForm, type: VoucherType, open: OpenVoucher): void {
  const { caller, feedback } = useWidgetHost()
  const id = open.stored?.cUuid ?? 'new'
  useEffect(() => {
    let isEnded = false
    let end = () => {}
    const follow = async () => {
      const [{ keepDraft }, { openPendingWork }] = await loadKeeping()
      if (isEnded) return
      end = keepDraft(form, openPendingWork('drafts', { accountId: caller, name: `${type}/${id}` }), feedback)
    }
    // Without the script a draft lasts as long as the page.
    void follow().catch(() => undefined)
    return () => {
      isEnded = true
      end()
    }
  }, [form, caller, type, id, feedback])
}
