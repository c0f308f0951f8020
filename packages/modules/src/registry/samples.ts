import { announcementSamples } from '../announcement/announcement.samples.ts'
import { articleListSamples } from '../article-list/article-list.samples.ts'
import { buttonSamples } from '../button/button.samples.ts'
import { carouselSamples } from '../carousel/carousel.samples.ts'
import { dividerSamples } from '../divider/divider.samples.ts'
import { floatingEntrySamples } from '../floating-entry/floating-entry.samples.ts'
import { freeContainerSamples } from '../free-container/free-container.samples.ts'
import { imageSamples } from '../image/image.samples.ts'
import type { ModuleSamples } from '../kit/module-samples.ts'
import { moduleTitleSamples } from '../module-title/module-title.samples.ts'
import { navigationSamples } from '../navigation/navigation.samples.ts'
import { pagedListSamples } from '../paged-list/paged-list.samples.ts'
import { popUpSamples } from '../pop-up/pop-up.samples.ts'
import { productListSamples } from '../product-list/product-list.samples.ts'
import { shopListSamples } from '../shop-list/shop-list.samples.ts'
import { richTextSamples } from '../rich-text/rich-text.samples.ts'
import { spacerSamples } from '../spacer/spacer.samples.ts'
import { tabPageSamples } from '../tab-page/tab-page.samples.ts'
import { tagTabsSamples } from '../tag-tabs/tag-tabs.samples.ts'
import { textSamples } from '../text/text.samples.ts'
import { videoSamples } from '../video/video.samples.ts'
import { countdownSamples } from '../countdown/countdown.samples.ts'
import { searchBoxSamples } from '../search-box/search-box.samples.ts'
import { serviceStripSamples } from '../service-strip/service-strip.samples.ts'
import { timedOffersSamples } from '../timed-offers/timed-offers.samples.ts'
import { brandWallSamples } from '../brand-wall/brand-wall.samples.ts'
import { couponListSamples } from '../coupon-list/coupon-list.samples.ts'

/** Stored samples of all modules, for laws and thumbnails. */
export const SAMPLES: readonly ModuleSamples[] = [
  textSamples,
  richTextSamples,
  videoSamples,
  imageSamples,
  buttonSamples,
  carouselSamples,
  productListSamples,
  pagedListSamples,
  shopListSamples,
  articleListSamples,
  spacerSamples,
  dividerSamples,
  moduleTitleSamples,
  announcementSamples,
  navigationSamples,
  freeContainerSamples,
  tagTabsSamples,
  tabPageSamples,
  countdownSamples,
  searchBoxSamples,
  serviceStripSamples,
  floatingEntrySamples,
  popUpSamples,
  couponListSamples,
  brandWallSamples,
  timedOffersSamples,
]

export type { ModuleSamples } from '../kit/module-samples.ts'
export { maximalProps } from '../stress-fixtures/maximal-props.ts'
export { LATE_MS, REFUSAL, TIMED_OUT, STRESS_FIXTURES } from '../stress-fixtures/stress-fixtures.ts'
export type { StressFixture, StressFixtureName } from '../stress-fixtures/stress-fixtures.ts'
export { brandAt, couponAt, offerAt, plainProduct } from '../stress-fixtures/stress-records.ts'
export { englishSample, englishSource } from './english-sample.ts'
export { samplePageOf } from './sample-page.ts'
