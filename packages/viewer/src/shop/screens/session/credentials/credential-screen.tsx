import { pictureUrl } from '@mallwright/contract/media'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { siteQuery } from '../../../client/site.queries.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import './credentials.css'

const LABELS = {
  welcome: { zh: '欢迎来到{name}', en: 'Welcome to {name}' },
  otherLanguage: { zh: 'English', en: '中文' },
}

/** Layout of the screens of signing in: header with the other language, then the logo with a greeting or a heading. */
export function CredentialScreen(props: {
  readonly title: string
  /** Instead of the logo and its greeting. */
  readonly heading?: string
  readonly explanation?: string
  readonly children: ReactNode
}) {
  const { title, heading, explanation, children } = props
  const translate = useText()
  const locale = useLocale()
  return (
    <div className="shop-screen shop-login">
      <BackHeader title={title}>
        <button
          type="button"
          className="shop-head-action"
          lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
          onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
        >
          {translate(LABELS.otherLanguage)}
        </button>
      </BackHeader>
      <main>
        {heading === undefined ? (
          <Brand />
        ) : (
          <div className="shop-login-brand">
            <h2>{heading}</h2>
            {explanation !== undefined && <p className="shop-login-explanation">{explanation}</p>}
          </div>
        )}
        {children}
      </main>
    </div>
  )
}

function Brand() {
  const translate = useText()
  const site = useQuery(siteQuery(useShop())).data
  const logo = pictureUrl(site?.cLogoImageUrl ?? '')
  return (
    <div className="shop-login-brand">
      <span className="shop-login-logo">{logo && <img src={logo} alt="" width={64} height={64} />}</span>
      <p>{site && translate(LABELS.welcome, { name: site.siteShortName })}</p>
    </div>
  )
}
