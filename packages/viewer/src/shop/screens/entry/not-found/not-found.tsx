import { Notice } from '@mallwright/shop-core/kit'
import { useText } from '@mallwright/shop-core/i18n'

import { useIsHydrated } from '../../../client/shop-context.ts'
import { NOT_FOUND_TEXT } from '../../../navigation/not-found-text.ts'
import { hasHistory, useGoBack } from '../../../navigation/go-back.ts'

const LABELS = {
  goBack: { zh: '返回上一页', en: 'go back' },
  goHome: { zh: '返回首页', en: 'go home' },
}

/** Not-found screen of paths outside the mall. Text and button: specification 1 §2.1. */
export function Screen() {
  const translate = useText()
  const goBack = useGoBack()
  const leadsBack = useIsHydrated() && hasHistory()
  return (
    <div className="shop-screen">
      <main>
        <h1 className="shop-visually-hidden">{translate(NOT_FOUND_TEXT)}</h1>
        <Notice
          kind="gone"
          title={translate(NOT_FOUND_TEXT)}
          action={
            <button type="button" className="shop-button" onClick={goBack}>
              {translate(leadsBack ? LABELS.goBack : LABELS.goHome)}
            </button>
          }
        />
      </main>
    </div>
  )
}
