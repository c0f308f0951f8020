import { readOfficeOrder } from '@mallwright/shop-core/widgets/frame-messages'
import type { OfficeOrder } from '@mallwright/shop-core/widgets/frame-messages'

import { serveOrders } from '../../file-frame/serve-orders.ts'
import './office.css'

/** Shows the Office packages that the shop sends, in its language and theme. */
export function serveOffice(show: (place: HTMLElement, order: OfficeOrder) => Promise<void>): void {
  serveOrders(readOfficeOrder, async (place, order) => {
    const { documentElement } = document
    documentElement.lang = order.language
    if (order.theme !== '') documentElement.dataset['theme'] = order.theme
    await show(place, order)
  })
}
