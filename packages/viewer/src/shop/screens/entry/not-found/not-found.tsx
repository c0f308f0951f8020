import { Notice } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'

import { hasHistory, useGoBack } from '../../../navigation/go-back.ts'

const LABELS = {
  gone: { zh: '您访问的页面不存在', en: 'the page you visit does not exist' },
  goBack: { zh: '返回上一页', en: 'go back' },
  goHome: { zh: '返回首页', en: 'go home' },
}

/** Not-found screen of paths outside the mall. Text and button: specification 1 §2.1. */
export function Screen() {
  const translate = useText()
  const goBack = useGoBack()
  return (
    <div className="shop-screen">
      <main>
        <h1 className="shop-visually-hidden">{translate(LABELS.gone)}</h1>
        <Notice
          kind="gone"
          title={translate(LABELS.gone)}
          action={
            <button type="button" className="shop-button" onClick={goBack}>
              {translate(hasHistory() ? LABELS.goBack : LABELS.goHome)}
            </button>
          }
        />
      </main>
    </div>
  )
}
