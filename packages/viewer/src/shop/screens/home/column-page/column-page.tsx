import { HOME_COLUMN } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useNavigate, useParams } from 'react-router'
import { useStore } from 'zustand'

import { ColumnBar, PageShell } from '../../../../runtime/index.ts'
import { useCartCount } from '../../../cart/use-cart-count.ts'
import { useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { PageSkeleton } from '../../../published-page/page-skeleton.tsx'
import { isUnpublished } from '../../../published-page/read-published-page.ts'
import { usePublishedPage } from '../../../published-page/use-published-page.ts'
import { DesignEntry } from '../tab-home/design-entry.tsx'
import './column-page.css'

const LABELS = {
  page: { zh: '活动页', en: 'Page' },
  unknown: { zh: '页面不存在', en: 'Page not found' },
  home: { zh: '去首页', en: 'Back to home' },
}

/** A published page other than the home page, by the last segment of its address or by `cColumnCode`. */
export function Screen() {
  const translate = useText()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const cartCount = useCartCount()
  const chrome = useStore(useShop().chrome)
  const { columnCode } = useParams()
  const asked = useRouteParam('columnCode')
  const column = columnCode ?? (asked || HOME_COLUMN)
  const { visible, isPending, error, retry } = usePublishedPage(column)
  useScreenTitle(visible?.page.title)
  if (visible) {
    const { content, page, scope } = visible
    return (
      <>
        <PageShell
          site={content.site}
          chrome={chrome}
          page={page}
          scope={scope}
          header={<ColumnBar page={page} site={content.site} locale={scope.locale} onBack={goBack} />}
          onOpenTab={(path) => void navigate(path)}
          tabBadges={{ ShoppingCart: cartCount }}
        />
        <DesignEntry column={column} />
      </>
    )
  }
  const isUnknown = isUnpublished(error)
  return (
    <div className="shop-screen shop-column">
      <BackHeader title={translate(LABELS.page)} />
      <main>
        {isPending && <PageSkeleton />}
        {error && !isUnknown && <ErrorNotice error={error} onRetry={retry} />}
        {isUnknown && (
          <Notice
            kind="gone"
            title={translate(LABELS.unknown)}
            action={
              <Anchor className="shop-button" href="/">
                {translate(LABELS.home)}
              </Anchor>
            }
          />
        )}
      </main>
    </div>
  )
}
