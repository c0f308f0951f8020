import type { Label } from '@mallwright/contract/values'
import { pictureUrl } from '@mallwright/contract/media'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { QrCode } from '@mallwright/shop-core/qr-code'
import { usePersisted } from '@mallwright/shop-core/storage'
import { useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'

import type { Shop } from '../client/shop.ts'
import './desktop-frame.css'

const LABELS = {
  scan: { zh: '手机扫码浏览', en: 'Scan to continue on your phone' },
  otherLanguage: { zh: 'English', en: '中文' },
} satisfies Record<string, Label>

/** What stands beside the shop on a wide screen: its mark and name, the address as a QR code, the other language. */
export function DesktopFrame({ shop, router }: { readonly shop: Shop; readonly router: DataRouter }) {
  const translate = useText()
  const locale = useLocale()
  const site = usePersisted(shop.sites.site)
  const address = useSyncExternalStore(
    (onChange) => router.subscribe(onChange),
    () => new URL(router.createHref(router.state.location), location.origin).href,
  )
  const logo = pictureUrl(site?.cLogoImageUrl ?? '')
  return (
    <aside className="shop-desktop">
      {logo && <img src={logo} alt="" width={64} height={64} />}
      <p className="shop-desktop-name">{site?.siteShortName}</p>
      <QrCode className="shop-desktop-code" text={address} label={translate(LABELS.scan)} />
      <p>{translate(LABELS.scan)}</p>
      <button
        type="button"
        lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
        onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
      >
        {translate(LABELS.otherLanguage)}
      </button>
    </aside>
  )
}
