import { announcementWire } from './announcement/announcement.wire.ts'
import { articleListWire } from './article-list/article-list.wire.ts'
import { buttonWire } from './button/button.wire.ts'
import { carouselWire } from './carousel/carousel.wire.ts'
import { dividerWire } from './divider/divider.wire.ts'
import { freeContainerWire } from './free-container/free-container.wire.ts'
import { imageWire } from './image/image.wire.ts'
import { moduleTitleWire } from './module-title/module-title.wire.ts'
import { navigationWire } from './navigation/navigation.wire.ts'
import { pagedListWire } from './paged-list/paged-list.wire.ts'
import { productListWire } from './product-list/product-list.wire.ts'
import { richTextWire } from './rich-text/rich-text.wire.ts'
import { shopListWire } from './shop-list/shop-list.wire.ts'
import { spacerWire } from './spacer/spacer.wire.ts'
import { tabPageWire } from './tab-page/tab-page.wire.ts'
import { tagTabsWire } from './tag-tabs/tag-tabs.wire.ts'
import { textWire } from './text/text.wire.ts'
import { videoWire } from './video/video.wire.ts'
import type { ModuleWire } from './wire/define-wire.ts'

/** How every module is written in the options of specification 3 §3, by type. Where nothing names a module, an earlier sign wins. */
export const WIRES: Readonly<Record<string, ModuleWire>> = Object.fromEntries(
  [
    textWire,
    richTextWire,
    videoWire,
    moduleTitleWire,
    carouselWire,
    imageWire,
    buttonWire,
    navigationWire,
    announcementWire,
    articleListWire,
    shopListWire,
    pagedListWire,
    productListWire,
    freeContainerWire,
    tagTabsWire,
    tabPageWire,
    spacerWire,
    dividerWire,
  ].map((wire) => [wire.type, wire]),
)
