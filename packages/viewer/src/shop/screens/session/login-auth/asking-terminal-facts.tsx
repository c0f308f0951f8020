import type { TerminalType } from '@mallwright/contract/session'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'

import type { AskingTerminal } from './login-auth.queries.ts'

const LABELS = {
  question: { zh: '{terminal}请求登录您的账号', en: '{terminal} wants to sign in to your account' },
  warning: {
    zh: '如果不是您本人在操作，请点击取消',
    en: 'If it is not you who signs in there, cancel',
  },
  address: { zh: '网络地址', en: 'Network address' },
  time: { zh: '请求时间', en: 'Asked at' },
  data: { zh: '授权内容', en: 'What it gets' },
  allData: { zh: '昵称、手机号码和操作权限', en: 'Your nickname, your phone and all that your account may do' },
  ends: { zh: '有效时间', en: 'Valid for' },
  seconds: { zh: '{seconds} 秒', en: '{seconds} s' },
}

const TERMINALS: Readonly<Record<TerminalType, Label>> = {
  studio: { zh: '店铺装修（电脑）', en: 'The store studio (computer)' },
  mobile: { zh: '移动商城', en: 'The mobile mall' },
  wechat: { zh: '微信商城', en: 'The mall in WeChat' },
}

/** Who asks to be signed in, from where and since when, and what it would be given. */
export function AskingTerminalFacts(props: { readonly asking: AskingTerminal; readonly secondsLeft: number }) {
  const { asking, secondsLeft } = props
  const translate = useText()
  const facts: readonly (readonly [Label, string])[] = [
    [LABELS.address, asking.address],
    [LABELS.time, asking.askedAt],
    [LABELS.data, translate(LABELS.allData)],
    [LABELS.ends, translate(LABELS.seconds, { seconds: secondsLeft })],
  ]
  return (
    <>
      <svg className="shop-login-auth-picture" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 5h16v10H4zM2.5 18.5h19M9.5 10l2 2 3.5-4" />
      </svg>
      <h2>{translate(LABELS.question, { terminal: translate(TERMINALS[asking.terminal]) })}</h2>
      <dl>
        {facts.map(([term, fact]) => (
          <div key={term.en}>
            <dt>{translate(term)}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="shop-login-auth-warning">{translate(LABELS.warning)}</p>
    </>
  )
}
