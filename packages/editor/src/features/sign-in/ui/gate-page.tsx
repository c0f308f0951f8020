import type { Label } from '@mallwright/contract/values'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import './sign-in.css'

/** The button names the other language in that language. */
const LANGUAGE: Label = { zh: 'English', en: '中文' }

/** Centred page with a single task, before the studio opens. */
export function GatePage(props: {
  readonly title: Label
  readonly hint: string
  /** Keeps the room of what stands around a sign-in form. */
  readonly isSignIn?: boolean
  readonly children: ReactNode
}): ReactNode {
  const text = useText()
  const locale = useLocale()
  return (
    <div className="st-root st-gate">
      <main className={`st-gate-card ${props.isSignIn ? 'is-sign-in' : ''}`}>
        <span className="st-logo" aria-hidden="true" />
        <h1>{text(props.title)}</h1>
        <p className="st-hint">{props.hint}</p>
        {props.children}
      </main>
      <button
        type="button"
        className="st-button is-quiet is-small"
        lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
        onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
      >
        {text(LANGUAGE)}
      </button>
    </div>
  )
}
