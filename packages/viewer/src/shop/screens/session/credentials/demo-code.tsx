import { useText } from '@mallwright/shop-core/i18n'

const LABELS = {
  code: { zh: '演示商城不发短信，验证码：{code}', en: 'A demo mall sends no messages. Your code: {code}' },
}

/** The code of a demo mall; nothing in any other. Domain 4.0. */
export function DemoCode({ code }: { readonly code: string }) {
  const translate = useText()
  return code === '' ? null : (
    <p className="shop-demo-code" role="status">
      {translate(LABELS.code, { code })}
    </p>
  )
}
