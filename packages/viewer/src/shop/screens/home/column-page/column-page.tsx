import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'

import { useRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { PageView } from '../../../../runtime/index.ts'
import { PageSkeleton } from '../../../published-page/page-skeleton.tsx'
import { isUnpublished } from '../../../published-page/read-published-page.ts'
import { usePublishedPage } from '../../../published-page/use-published-page.ts'
import './column-page.css'

const LABELS = {
  page: { zh: '活动页', en: 'Page' },
  unknown: { zh: '页面不存在', en: 'Page not found' },
  home: { zh: '去首页', en: 'Back to home' },
}

/** A published page other than the home page (`cColumnCode`). */
export function Screen() {
  const translate = useText()
  const { visible, isPending, error, retry } = usePublishedPage(useRouteParam('columnCode') || HOME_COLUMN)
  const isUnknown = isUnpublished(error)
  return (
    <div className="shop-screen shop-column">
      <BackHeader title={visible?.page.title || translate(LABELS.page)} />
      {visible ? (
        <PageView page={visible.page} scope={visible.scope} />
      ) : (
        <main>
          {isPending && <PageSkeleton />}
          {error && !isUnknown && <ErrorNotice error={error} onRetry={retry} />}
          {isUnknown && (
            <Notice
              kind="gone"
              title={translate(LABELS.unknown)}
              action={
                <a className="shop-button" href="/">
                  {translate(LABELS.home)}
                </a>
              }
            />
          )}
        </main>
      )}
    </div>
  )
}
