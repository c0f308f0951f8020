import { announcementWire } from '../announcement/announcement.codec.ts'
import { articleListWire } from '../article-list/article-list.codec.ts'
import { buttonWire } from '../button/button.codec.ts'
import { carouselWire } from '../carousel/carousel.codec.ts'
import { dividerWire } from '../divider/divider.codec.ts'
import { freeContainerWire } from '../free-container/free-container.codec.ts'
import { imageWire } from '../image/image.codec.ts'
import { moduleTitleWire } from '../module-title/module-title.codec.ts'
import { navigationWire } from '../navigation/navigation.codec.ts'
import { pagedListWire } from '../paged-list/paged-list.codec.ts'
import { productListWire } from '../product-list/product-list.codec.ts'
import { richTextWire } from '../rich-text/rich-text.codec.ts'
import { shopListWire } from '../shop-list/shop-list.codec.ts'
import { spacerWire } from '../spacer/spacer.codec.ts'
import { tabPageWire } from '../tab-page/tab-page.codec.ts'
import { tagTabsWire } from '../tag-tabs/tag-tabs.codec.ts'
import { textWire } from '../text/text.codec.ts'
import { videoWire } from '../video/video.codec.ts'
import type { ModuleWire } from '../kit/option-codecs/define-legacy-codec.ts'

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
