import { pictureUrl } from '@mallwright/contract/media'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { BackHeader } from '../../../navigation/back-header.tsx'
import { useShop } from '../../../client/shop-context.ts'
import { siteQuery } from '../../../client/site.queries.ts'
import { SignInForm } from './sign-in-form.tsx'
import './login-account.css'

const LABELS = {
  title: { zh: '登录', en: 'Sign in' },
  welcome: { zh: '欢迎登录 {name}', en: 'Welcome to {name}' },
  otherLanguage: { zh: 'English', en: '中文' },
}

/** Sign-in with phone and password. Domain sheet 9. */
export function Screen() {
  const translate = useText()
  const locale = useLocale()
  const { sessions } = useShop()
  const navigate = useNavigate()
  useEffect(() => {
    // Already signed in.
    if (sessions.session.get()?.kind === 'account') void navigate(HOME_PATH, { replace: true })
  }, [sessions, navigate])
  return (
    <div className="shop-screen shop-login">
      <BackHeader title={translate(LABELS.title)}>
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
        <Brand />
        <SignInForm />
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
