import { HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'

import { PageShell } from '../../../../runtime/index.ts'
import { useCartCount } from '../../../cart/use-cart-count.ts'
import { useShop } from '../../../client/shop-context.ts'
import { useIsScreenVisible } from '../../../navigation/screen-visibility.ts'
import { PageSkeleton } from '../../../published-page/page-skeleton.tsx'
import { isUnpublished } from '../../../published-page/read-published-page.ts'
import { usePublishedPage } from '../../../published-page/use-published-page.ts'
import { TabLayout } from '../tab-layout/tab-layout.tsx'
import { DesignEntry } from './design-entry.tsx'
import { ScrollAnchor } from './scroll-anchor.tsx'

const LABELS = {
  home: { zh: '首页', en: 'Home' },
  unpublished: { zh: '首页还没有内容', en: 'Nothing here yet' },
}

/**
 * Home tab: the published home page, kept alive while other screens are open. The hydration render equals the
 * prerendered page; prices of a signed-in account follow after it.
 */
export function Screen() {
  const isVisible = useIsScreenVisible()
  return (
    <>
      <HomePage isVisible={isVisible} />
      {isVisible && <DesignEntry column={HOME_COLUMN} />}
    </>
  )
}

function HomePage({ isVisible }: { readonly isVisible: boolean }) {
  const translate = useText()
  const navigate = useNavigate()
  const cartCount = useCartCount()
  const chrome = useStore(useShop().chrome)
  const { visible, isPending, error, retry } = usePublishedPage(HOME_COLUMN)
  if (visible) {
    const { content, page, scope } = visible
    return (
      <ScrollAnchor nodes={page.nodes} isVisible={isVisible}>
        <PageShell
          site={content.site}
          chrome={chrome}
          page={page}
          scope={scope}
          isHidden={!isVisible}
          onOpenTab={(path) => void navigate(path)}
          tabBadges={{ ShoppingCart: cartCount }}
        />
      </ScrollAnchor>
    )
  }
  if (!isVisible) return null
  const isEmpty = isUnpublished(error)
  return (
    <TabLayout active="tab-home" title={translate(LABELS.home)}>
      {isEmpty && <Notice kind="empty" title={translate(LABELS.unpublished)} />}
      {error && !isEmpty && <ErrorNotice error={error} onRetry={retry} />}
      {isPending && <PageSkeleton />}
    </TabLayout>
  )
}
