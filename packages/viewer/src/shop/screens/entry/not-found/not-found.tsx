import { useText } from '@mallwright/shop-core/i18n'

import { Notice } from '../../../frame/notice.tsx'
import { hasHistory } from '../../../navigation/browser-route.tsx'
import { goBack } from '../../../navigation/go-back.ts'

const LABELS = {
  gone: { zh: '您访问的页面不存在', en: 'the page you visit does not exist' },
  goBack: { zh: '返回上一页', en: 'go back' },
  goHome: { zh: '返回首页', en: 'go home' },
}

/** The page of an unknown address outside the mall. Text and button: specification 1 §2.1. */
export function NotFound() {
  const say = useText()
  return (
    <div className="shop-screen">
      <main>
        <h1 className="shop-unseen">{say(LABELS.gone)}</h1>
        <Notice
          kind="gone"
          title={say(LABELS.gone)}
          action={
            <button type="button" className="shop-button" onClick={goBack}>
              {say(hasHistory() ? LABELS.goBack : LABELS.goHome)}
            </button>
          }
        />
      </main>
    </div>
  )
}
