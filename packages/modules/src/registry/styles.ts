import announcementCss from '../announcement/announcement.css?inline'
import listLayoutCss from '../list-layout/list-layout.css?inline'
import articleListCss from '../article-list/article-list.css?inline'
import buttonCss from '../button/button.css?inline'
import carouselCss from '../carousel/carousel.css?inline'
import dividerCss from '../divider/divider.css?inline'
import floatingEntryCss from '../floating-entry/floating-entry.css?inline'
import freeContainerCss from '../free-container/free-container.css?inline'
import imageCss from '../image/image.css?inline'
import moduleTitleCss from '../module-title/module-title.css?inline'
import navigationCss from '../navigation/navigation.css?inline'
import pagedListCss from '../paged-list/paged-list.css?inline'
import popUpCss from '../pop-up/pop-up.css?inline'
import productTilesCss from '../product-tiles/product-tiles.css?inline'
import tileVariantsCss from '../product-tiles/tile-variants.css?inline'
import shopListCss from '../shop-list/shop-list.css?inline'
import richTextCss from '../rich-text/rich-text.css?inline'
import spacerCss from '../spacer/spacer.css?inline'
import tabPageCss from '../tab-page/tab-page.css?inline'
import tagTabsCss from '../tag-tabs/tag-tabs.css?inline'
import tagBarCss from '../tag-bar/tag-bar.css?inline'
import textCss from '../text/text.css?inline'
import videoCss from '../video/video.css?inline'
import countdownCss from '../countdown/countdown.css?inline'
import searchBoxCss from '../search-box/search-box.css?inline'
import serviceStripCss from '../service-strip/service-strip.css?inline'
import timedOffersCss from '../timed-offers/timed-offers.css?inline'
import brandWallCss from '../brand-wall/brand-wall.css?inline'
import couponListCss from '../coupon-list/coupon-list.css?inline'

/** Style sheets of each module as texts, for inlining into a page; some are shared. Keys are node types. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  text: [textCss],
  'rich-text': [richTextCss],
  video: [videoCss],
  image: [imageCss],
  button: [buttonCss],
  carousel: [carouselCss],
  'product-list': [listLayoutCss, productTilesCss, tileVariantsCss],
  'paged-list': [listLayoutCss, productTilesCss, tileVariantsCss, tagBarCss, pagedListCss],
  'shop-list': [listLayoutCss, shopListCss],
  'article-list': [listLayoutCss, articleListCss],
  spacer: [spacerCss],
  divider: [dividerCss],
  'module-title': [moduleTitleCss],
  announcement: [announcementCss],
  navigation: [navigationCss],
  'tag-tabs': [tagBarCss, tagTabsCss],
  'tab-page': [tabPageCss],
  'free-container': [freeContainerCss],
  countdown: [countdownCss],
  'search-box': [searchBoxCss],
  'service-strip': [serviceStripCss],
  'floating-entry': [floatingEntryCss],
  'pop-up': [popUpCss],
  'coupon-list': [listLayoutCss, couponListCss],
  'timed-offers': [listLayoutCss, timedOffersCss],
  'brand-wall': [listLayoutCss, brandWallCss],
}
