import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { parseUrl } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { usePersisted } from '@mallwright/shop-core/storage'
import { useEffect } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { isTrustedUrl } from '../../../navigation/link-step.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useGoBack } from '../../../navigation/go-back.ts'
import './external-link.css'

const LABELS = {
  title: { zh: '外部链接', en: 'External link' },
  warning: { zh: '即将离开本商城，请注意账号安全', en: 'You are leaving this shop. Keep your account details safe.' },
  goOn: { zh: '继续访问', en: 'Continue' },
  broken: { zh: '链接无效', en: 'This link is not valid' },
}

/** Confirms leaving for another host (`url`), unless the site trusts it. Only http(s) URLs are offered. Domain sheet 20. */
export function Screen() {
  const translate = useText()
  const goBack = useGoBack()
  const url = outsideUrl(useRouteParam('url'))
  const { sites } = useShop()
  const isTrusted = isTrustedUrl(url?.href ?? '', usePersisted(sites.site)?.trustedHosts)
  const trustedHref = isTrusted ? url?.href : undefined
  useEffect(() => {
    if (trustedHref !== undefined) location.replace(trustedHref)
  }, [trustedHref])
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-leave">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M13 5h6v6M19 5l-9 9M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4" />
        </svg>
        {url ? (
          <p className="shop-leave-host">{url.host}</p>
        ) : (
          <p className="shop-leave-host">{translate(LABELS.broken)}</p>
        )}
        {url && <p className="shop-leave-address">{url.href}</p>}
        {url && <p>{translate(LABELS.warning)}</p>}
        <div className="shop-leave-ways">
          {url && (
            <a className="shop-button is-wide" href={url.href} target="_blank" rel="noopener noreferrer">
              {translate(LABELS.goOn)}
            </a>
          )}
          <button type="button" className="shop-button is-wide is-quiet" onClick={goBack}>
            {translate(KIT_LABELS.back)}
          </button>
        </div>
      </main>
    </div>
  )
}

/** Parses an http(s) URL; `undefined` for anything else. */
export function outsideUrl(text: string): URL | undefined {
  const url = parseUrl(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}
