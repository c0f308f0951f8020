import { instantOf } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'

const IN_BEIJING: Label = { zh: '{time}（北京时间）', en: '{time} (Beijing time)' }

/** Offset of the shop's clock in minutes, as `getTimezoneOffset` counts. */
const SHOP_OFFSET = -480

/** Whether the browser's clock differs from the shop's at an instant (epoch ms). */
export function isElsewhere(instant: number): boolean {
  return new Date(instant).getTimezoneOffset() !== SHOP_OFFSET
}

/** Gives times of the server (`yyyy-MM-dd HH:mm:ss` in Asia/Shanghai) the name of their zone where the browser is in another one. */
export function useShopTime(): (time: string) => string {
  const text = useText()
  return (time) => {
    const instant = instantOf(time.slice(0, 16))
    return instant !== undefined && isElsewhere(instant) ? text(IN_BEIJING, { time }) : time
  }
}
