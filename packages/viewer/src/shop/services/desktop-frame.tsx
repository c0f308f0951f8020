import type { Label } from '@mallwright/contract/values'
import { pictureUrl } from '@mallwright/contract/media'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { usePersisted } from '@mallwright/shop-core/storage'
import { useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'
import { encode } from 'uqr'

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
      <QrCode text={address} label={translate(LABELS.scan)} />
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

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="shop-desktop-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={cells.join('')} />
    </svg>
  )
}
