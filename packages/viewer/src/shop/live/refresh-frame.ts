import type { SiteRecord } from '@mallwright/contract/site'
import type { SiteChrome } from '@mallwright/modules/views'

import { LOOK_ID } from '../../runtime/index.ts'
import type { Shop } from '../shop.ts'

/** Asks for theme and bars of the current release and puts them on. Keeps what stands when they cannot be had. */
export async function refreshFrame({ api, frame }: Pick<Shop, 'api' | 'frame'>, site: SiteRecord): Promise<void> {
  const answer = await api.getTempBaseAndColumnAndFoot({ body: { stUuid: site.stUuid } })
  if (!answer.ok) return
  const { base, foot } = answer.data
  // A gateway that knows no designed frame leaves the bars as they start.
  if (!base.look || !base.topBar || !foot.tabBar) return
  // Our own server read these props by their definitions; nothing else writes them.
  frame.set({ look: base.look, topBar: base.topBar, tabBar: foot.tabBar } as unknown as SiteChrome)
  putOn(base.cLookCss ?? '')
}

function putOn(css: string): void {
  let style = document.getElementById(LOOK_ID)
  if (!style) {
    style = document.createElement('style')
    style.id = LOOK_ID
    document.head.append(style)
  }
  if (style.textContent !== css) style.textContent = css
}
