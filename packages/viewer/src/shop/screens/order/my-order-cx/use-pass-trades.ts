import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'

import { useShop } from '../../../client/shop-context.ts'
import { orderApi } from '../order-calls.ts'
import { orderKeys } from '../order-keys.ts'

const LABELS = {
  passed: { zh: '已通过 {count} 笔提交', en: '{count} approved' },
  someLeft: { zh: '已通过 {count} 笔，{left} 笔未处理：{reason}', en: '{count} approved, {left} left: {reason}' },
} satisfies Record<string, Label>

/** Passes trades one after the other, each by itself, and says what came of them. */
export function usePassTrades(): (tradeNos: readonly string[], reload: () => void) => void {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const passAll = async (tradeNos: readonly string[], reload: () => void) => {
    const reasons: string[] = []
    for (const cTradeNo of tradeNos) {
      const body = { cTradeNo, cOpinion: '', cRequestUuid: newUuid() }
      // oxlint-disable-next-line no-await-in-loop -- one trade after the other: each locks the stock of its own
      const answer = await orderApi(send).approveOrder({ body })
      if (!answer.ok) reasons.push(errorText(new CallError(answer)))
    }
    const [reason] = reasons
    const count = tradeNos.length - reasons.length
    feedback.toast(
      reason === undefined
        ? translate(LABELS.passed, { count })
        : translate(LABELS.someLeft, { count, left: reasons.length, reason }),
    )
    reload()
    void queryClient.invalidateQueries({ queryKey: orderKeys.all() })
  }
  return (tradeNos, reload) => void passAll(tradeNos, reload)
}
