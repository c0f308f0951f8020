import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import { useShop } from '../../../client/shop-context.ts'
import { addressApi } from '../address-book.ts'
import type { Address } from '../address-book.ts'
import { addressKeys } from '../address.queries.ts'
import { ADDRESS_LABELS } from './address-labels.ts'

type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string }

/** Changes of addresses: calls, then a fresh list and a toast. Deleting asks first. */
export function useAddressChanges(isInstitution: boolean) {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const refresh = (label?: Label) => {
    if (label) feedback.toast(translate(label))
    void queryClient.invalidateQueries({ queryKey: addressKeys.all() })
  }
  const finish = (answer: Outcome, label?: Label) => {
    // After a failure too: the list may have changed meanwhile.
    refresh(answer.ok ? label : undefined)
    if (!answer.ok) feedback.toast(errorText(new CallError(answer)))
  }
  const bodyOf = ({ id }: Address) => ({ bInstitution: isInstitution, cAddressUuid: id, cRequestUuid: newUuid() })
  const remove = async (address: Address) => {
    const isConfirmed = await feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body: translate(ADDRESS_LABELS.askRemove),
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
      topic: 'removeAddress',
    })
    if (isConfirmed) finish(await addressApi(send).deleteAddress({ body: bodyOf(address) }), ADDRESS_LABELS.removed)
  }
  const makeDefault = async (address: Address) =>
    finish(await addressApi(send).setDefaultAddress({ body: bodyOf(address) }))
  return {
    refresh,
    remove: (address: Address) => void remove(address),
    makeDefault: (address: Address) => void makeDefault(address),
  }
}
