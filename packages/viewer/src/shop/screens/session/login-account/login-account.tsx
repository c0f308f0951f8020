import { pictureUrl } from '@mallwright/contract/media'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'

import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { goTo } from '../../../navigation/navigator.ts'
import { useShop } from '../../../shop-context.ts'
import { FieldMessage } from './field-message.tsx'
import type { LoginEntry } from './login-check.ts'
import { PasswordField } from './password-field.tsx'
import { useLogin } from './use-login.ts'
import './login-account.css'

const LABELS = {
  title: { zh: '登录', en: 'Sign in' },
  welcome: { zh: '欢迎登录 {name}', en: 'Welcome to {name}' },
  phone: { zh: '手机号码', en: 'Mobile phone' },
  phoneHint: { zh: '请输入手机号码', en: '11 digits' },
  agree: {
    zh: '我已阅读并同意用户协议和隐私政策',
    en: 'I have read and accept the user agreement and the privacy policy',
  },
  submit: { zh: '登录', en: 'Sign in' },
  busy: { zh: '登录中…', en: 'Signing in…' },
  otherLanguage: { zh: 'English', en: '中文' },
}

const EMPTY: LoginEntry = { phone: '', password: '', isAgreed: false }

/** Signs in with phone and password. Fields: domain sheet 9. */
export function Screen() {
  const say = useText()
  const locale = useLocale()
  const { keeper } = useShop()
  useEffect(() => {
    // Somebody who is signed in already has nothing to do here.
    if (keeper.session.get()?.kind === 'account') goTo(HOME_PATH, 'replace')
  }, [keeper])
  return (
    <div className="shop-screen shop-login">
      <ScreenHeader title={say(LABELS.title)}>
        <button
          type="button"
          className="shop-head-action"
          lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
          onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
        >
          {say(LABELS.otherLanguage)}
        </button>
      </ScreenHeader>
      <main>
        <Brand />
        <LoginForm />
      </main>
    </div>
  )
}

function Brand() {
  const say = useText()
  const { loadSite } = useShop()
  const site = useQuery({ queryKey: ['site'], queryFn: loadSite }).data
  const logo = pictureUrl(site?.cLogoImageUrl ?? '')
  return (
    <div className="shop-login-brand">
      <span className="shop-login-logo">{logo && <img src={logo} alt="" width={64} height={64} />}</span>
      <p>{site && say(LABELS.welcome, { name: site.siteShortName })}</p>
    </div>
  )
}

function LoginForm() {
  const say = useText()
  const [entry, setEntry] = useState(EMPTY)
  const { message, isBusy, submit, forget } = useLogin()
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<LoginEntry>) => {
    setEntry({ ...entry, ...part })
    forget()
  }
  useEffect(() => {
    if (message) form.current?.querySelector<HTMLElement>(`[name="${message.field}"]`)?.focus()
  }, [message])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(entry)
  }
  return (
    <form ref={form} className="shop-login-form" noValidate onSubmit={onSubmit}>
      <label className="shop-field">
        <span>{say(LABELS.phone)}</span>
        <input
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          placeholder={say(LABELS.phoneHint)}
          value={entry.phone}
          aria-invalid={message?.field === 'phone'}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </label>
      <FieldMessage message={message} field="phone" />
      <PasswordField
        password={entry.password}
        isInvalid={message?.field === 'password'}
        onChange={(password) => change({ password })}
      />
      <FieldMessage message={message} field="password" />
      <label className="shop-agree">
        <input
          name="isAgreed"
          type="checkbox"
          checked={entry.isAgreed}
          aria-invalid={message?.field === 'isAgreed'}
          onChange={(event) => change({ isAgreed: event.target.checked })}
        />
        <span>{say(LABELS.agree)}</span>
      </label>
      <FieldMessage message={message} field="isAgreed" />
      <FieldMessage message={message} field="form" />
      <button type="submit" className="shop-button is-wide" disabled={isBusy}>
        {say(isBusy ? LABELS.busy : LABELS.submit)}
      </button>
    </form>
  )
}
