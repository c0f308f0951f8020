import { HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'

import { PageView } from '../../../../runtime/index.ts'
import { PageBones } from '../../../designed/page-bones.tsx'
import { isMissing } from '../../../designed/read-designed.ts'
import { useDesigned } from '../../../designed/use-designed.ts'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { useQueryOfPlace } from '../../../navigation/browser-route.tsx'
import './column-page.css'

const LABELS = {
  page: { zh: '活动页', en: 'Page' },
  unknown: { zh: '页面不存在', en: 'There is no such page' },
  home: { zh: '去首页', en: 'Go to the home page' },
}

/** A designed page besides the home page (`cColumnCode`). */
export function Screen() {
  const say = useText()
  const [search] = useQueryOfPlace()
  const { shown, isPending, error, retry } = useDesigned(search.get('cColumnCode') ?? HOME_COLUMN)
  const isUnknown = isMissing(error)
  return (
    <div className="shop-screen shop-column">
      <ScreenHeader title={shown?.page.title || say(LABELS.page)} />
      {shown ? (
        <PageView page={shown.page} scope={shown.scope} />
      ) : (
        <main>
          {isPending && <PageBones />}
          {error && !isUnknown && <FaultNotice fault={error} onRetry={retry} />}
          {isUnknown && (
            <Notice
              kind="gone"
              title={say(LABELS.unknown)}
              action={
                <a className="shop-button" href="/">
                  {say(LABELS.home)}
                </a>
              }
            />
          )}
        </main>
      )}
    </div>
  )
}
