import { announcementCodec } from '../announcement/announcement.codec.ts'
import { articleListCodec } from '../article-list/article-list.codec.ts'
import { buttonCodec } from '../button/button.codec.ts'
import { carouselCodec } from '../carousel/carousel.codec.ts'
import { dividerCodec } from '../divider/divider.codec.ts'
import { floatingEntryCodec } from '../floating-entry/floating-entry.codec.ts'
import { freeContainerCodec } from '../free-container/free-container.codec.ts'
import { imageCodec } from '../image/image.codec.ts'
import { moduleTitleCodec } from '../module-title/module-title.codec.ts'
import { navigationCodec } from '../navigation/navigation.codec.ts'
import { pagedListCodec } from '../paged-list/paged-list.codec.ts'
import { popUpCodec } from '../pop-up/pop-up.codec.ts'
import { productListCodec } from '../product-list/product-list.codec.ts'
import { richTextCodec } from '../rich-text/rich-text.codec.ts'
import { shopListCodec } from '../shop-list/shop-list.codec.ts'
import { spacerCodec } from '../spacer/spacer.codec.ts'
import { tabPageCodec } from '../tab-page/tab-page.codec.ts'
import { tagTabsCodec } from '../tag-tabs/tag-tabs.codec.ts'
import { textCodec } from '../text/text.codec.ts'
import { videoCodec } from '../video/video.codec.ts'
import type { LegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { countdownCodec } from '../countdown/countdown.codec.ts'
import { searchBoxCodec } from '../search-box/search-box.codec.ts'
import { serviceStripCodec } from '../service-strip/service-strip.codec.ts'
import { timedOffersCodec } from '../timed-offers/timed-offers.codec.ts'
import { brandWallCodec } from '../brand-wall/brand-wall.codec.ts'
import { couponListCodec } from '../coupon-list/coupon-list.codec.ts'

/** Legacy codecs by module type. For nameless options the first matching codec wins, so order matters. Specification 3 §3. */
export const LEGACY_CODECS: Readonly<Record<string, LegacyCodec>> = Object.fromEntries(
  [
    textCodec,
    richTextCodec,
    videoCodec,
    moduleTitleCodec,
    carouselCodec,
    imageCodec,
    buttonCodec,
    navigationCodec,
    announcementCodec,
    searchBoxCodec,
    countdownCodec,
    serviceStripCodec,
    floatingEntryCodec,
    popUpCodec,
    articleListCodec,
    shopListCodec,
    pagedListCodec,
    productListCodec,
    freeContainerCodec,
    tagTabsCodec,
    tabPageCodec,
    spacerCodec,
    dividerCodec,
    couponListCodec,
    brandWallCodec,
    timedOffersCodec,
  ].map((codec) => [codec.type, codec]),
)
