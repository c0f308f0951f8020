import { SHOP_BASE } from '@mallwright/contract/link'
import { usePersisted } from '@mallwright/shop-core/storage'
import type { PayHost } from '@mallwright/shop-core/widgets/widget-host'
import { useNavigate } from 'react-router'

import { useShop } from '../client/shop-context.ts'
import { allowedPayUrl, payChannelOf, withWayBack } from './pay-environment.ts'
import { PARAMS } from '../navigation/route-params.ts'

/** What paying needs of the shop and the device. Links lead to this mall and the hosts that its site trusts. */
export function usePayHost(): PayHost {
  const { sites, host } = useShop()
  const trustedHosts = usePersisted(sites.site)?.trustedHosts
  const navigate = useNavigate()
  const { userAgent } = navigator
  return {
    payChannel: payChannelOf(userAgent, host?.openBrowser !== undefined || host?.nativePay !== undefined),
    isAlipay: /AlipayClient/i.test(userAgent),
    allowedUrl: (url) => allowedPayUrl(url, { base: location.href, trustedHosts }),
    openBrowser: (url) => (host?.openBrowser ? host.openBrowser(url) : location.assign(withWayBack(url, location))),
    openPayAction: (id, method) => {
      const query = new URLSearchParams({ [PARAMS.payAction]: id, [PARAMS.type]: method })
      void navigate(`${SHOP_BASE}/pay-action-dom?${query}`)
    },
    nativePay: host?.nativePay,
    navigateMiniProgram: host?.navigateMiniProgram,
  }
}
