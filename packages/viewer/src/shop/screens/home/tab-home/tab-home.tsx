import { HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useObservable } from '@mallwright/shop-core/storage'

import { HomeFrame } from '../../../../runtime/index.ts'
import { PageBones } from '../../../designed/page-bones.tsx'
import { isMissing } from '../../../designed/read-designed.ts'
import type { DesignedContent } from '../../../designed/read-designed.ts'
import { useDesigned } from '../../../designed/use-designed.ts'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { ShellFrame } from '../../../frame/shell-frame.tsx'
import { goTo } from '../../../navigation/navigator.ts'
import { useShop } from '../../../shop-context.ts'
import { KeptPlace } from './kept-place.tsx'

const LABELS = {
  home: { zh: '首页', en: 'Home' },
  undesigned: { zh: '首页还没有内容', en: 'This home page is still empty' },
}

/**
 * The home tab: the designed page, kept alive while other screens are open. With `first` its first render is the
 * prerendered page to the letter; prices of a signed-in account follow after it.
 */
export function HomeTab(props: { readonly isShown: boolean; readonly first?: DesignedContent | undefined }) {
  const { isShown, first } = props
  const shop = useShop()
  const say = useText()
  const frame = useObservable(shop.frame)
  const { shown, isPending, error, retry } = useDesigned(HOME_COLUMN, first)
  if (shown) {
    const { content, page, scope } = shown
    return (
      <KeptPlace nodes={page.nodes} isShown={isShown}>
        <HomeFrame site={content.site} frame={frame} page={page} scope={scope} isHidden={!isShown} onOpenTab={goTo} />
      </KeptPlace>
    )
  }
  if (!isShown) return null
  const isUndesigned = isMissing(error)
  return (
    <ShellFrame active="tab-home" title={say(LABELS.home)}>
      {isUndesigned && <Notice kind="empty" title={say(LABELS.undesigned)} />}
      {error && !isUndesigned && <FaultNotice fault={error} onRetry={retry} />}
      {isPending && <PageBones />}
    </ShellFrame>
  )
}

/** The home tab as a screen of the route table. */
export function Screen() {
  return <HomeTab isShown />
}
