import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import { useShop } from '../../../client/shop-context.ts'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { headerApi } from '../header-book.ts'
import type { InvoiceHeader } from '../header-book.ts'
import { headerKeys } from '../header.queries.ts'
import { HEADER_LABELS } from './header-labels.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string }

/** Changes of invoice headers: calls, then a fresh list and a toast. Deleting asks first. */
export function useHeaderChanges(isInstitution: boolean) {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const confirm = useConfirm()
  const refresh = (label?: Label) => {
    if (label) feedback.toast(translate(label))
    void queryClient.invalidateQueries({ queryKey: headerKeys.all() })
  }
  const finish = (answer: Outcome, label?: Label) => {
    // After a failure too: the list may have changed meanwhile.
    refresh(answer.ok ? label : undefined)
    if (!answer.ok) feedback.toast(errorText(new CallError(answer)))
  }
  const bodyOf = ({ id }: InvoiceHeader) => ({ bInstitution: isInstitution, cHeaderUuid: id, cRequestUuid: newUuid() })
  const remove = async (header: InvoiceHeader) => {
    if (!(await confirm(translate(HEADER_LABELS.askRemove), 'removeHeader'))) return
    finish(await headerApi(send).deleteHeader({ body: bodyOf(header) }), HEADER_LABELS.removed)
  }
  const makeDefault = async (header: InvoiceHeader) =>
    finish(await headerApi(send).setDefaultHeader({ body: bodyOf(header) }))
  return {
    refresh,
    remove: (header: InvoiceHeader) => void remove(header),
    makeDefault: (header: InvoiceHeader) => void makeDefault(header),
  }
}
