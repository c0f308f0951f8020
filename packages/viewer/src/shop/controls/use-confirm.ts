import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'

import { useShop } from '../client/shop-context.ts'

/** Asks before what destroys: title 系统提示, 确认 and 取消. Domain 3.0. `topic` keeps a second tap from asking twice. */
export function useConfirm(): (body: string, topic: string) => Promise<boolean> {
  const translate = useText()
  const { feedback } = useShop()
  return (body, topic) =>
    feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body,
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
      topic,
    })
}
