import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { SwitchField } from '@mallwright/shop-core/kit/controls'
import { CallError } from '@mallwright/shop-core/query'
import { useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { settingApi } from '../setting-reader.ts'
import type { BuyerInfo } from '../setting-reader.ts'
import { buyerInfoQuery } from '../setting.queries.ts'
import { SETTING_LABELS } from './setting-labels.ts'

/** Whether the buyer is told of price drops and returned stock; shown at once, taken back when it is refused. */
export function NoticeSwitch() {
  const translate = useText()
  const shop = useShop()
  const query = buyerInfoQuery(shop, useCaller())
  const info = useQuery(query).data
  const change = async (receivesNotices: boolean) => {
    const set = (value: boolean) =>
      shop.queryClient.setQueryData<BuyerInfo>(query.queryKey, (old) => old && { ...old, receivesNotices: value })
    set(receivesNotices)
    const answer = await settingApi(shop.send).saveBuyerInfo({ body: { bReceiveNotice: receivesNotices } })
    if (answer.ok) return
    set(!receivesNotices)
    shop.feedback.toast(errorText(new CallError(answer)))
  }
  if (!info) return null
  return (
    <SwitchField
      label={translate(SETTING_LABELS.notices)}
      value={info.receivesNotices}
      onChange={(receivesNotices) => void change(receivesNotices)}
    />
  )
}
