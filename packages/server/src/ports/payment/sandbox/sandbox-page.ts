import { escapeHtml } from '@mallwright/contract/rich-text'

/** What the sandbox's page shows, in the payer's language. */
export interface SandboxPage {
  readonly locale: string
  readonly title: string
  readonly hint: string
  readonly payee: string
  readonly amount: string
  readonly state: string
  readonly actions: readonly { readonly address: string; readonly name: string }[]
  readonly back?: { readonly address: string; readonly name: string }
}

const STYLE = `:root{color-scheme:light dark;--line:#d9d9e0;--card:#fff;--ground:#f4f4f7;--soft:#62626c}
@media(prefers-color-scheme:dark){:root{--line:#3a3a42;--card:#1d1d22;--ground:#121215;--soft:#a5a5b0}}
*{box-sizing:border-box}body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;background:var(--ground)}
main{max-width:420px;margin:0 auto;padding:24px 20px;border-radius:16px;background:var(--card)}
h1{margin:0;font-size:17px}p{margin:4px 0;color:var(--soft);font-size:14px}
strong{display:block;margin:20px 0 4px;font-size:30px;line-height:1.2}
[role=status]{margin:16px 0;color:inherit;font-weight:600}
div{display:grid;grid-template-columns:1fr 1fr;gap:12px}
button{width:100%;min-height:48px;border:1px solid var(--line);border-radius:8px;background:none;color:inherit;font:inherit}
form:first-child button{border-color:#1a7f4b;background:#1a7f4b;color:#fff}
a{display:block;margin-top:20px;color:inherit;text-align:center;line-height:44px}`

/** The sandbox's page: one form a button, no script. */
export function sandboxPageHtml({ locale, title, hint, payee, amount, state, actions, back }: SandboxPage): string {
  const forms = actions.map(
    ({ address, name }) =>
      `<form method="post" action="${escapeHtml(address)}"><button type="submit">${escapeHtml(name)}</button></form>`,
  )
  const link = back ? `<a href="${escapeHtml(back.address)}">${escapeHtml(back.name)}</a>` : ''
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(hint)}</p><strong>${escapeHtml(amount)}</strong><p>${escapeHtml(payee)}</p>
<p role="status">${escapeHtml(state)}</p><div>${forms.join('')}</div>${link}</main></body></html>`
}
