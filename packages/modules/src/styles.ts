import announcementCss from './announcement/announcement.css?inline'
import listFrameCss from './appearance/list-frame.css?inline'
import articleListCss from './article-list/article-list.css?inline'
import buttonCss from './button/button.css?inline'
import carouselCss from './carousel/carousel.css?inline'
import dividerCss from './divider/divider.css?inline'
import freeContainerCss from './free-container/free-container.css?inline'
import imageCss from './image/image.css?inline'
import moduleTitleCss from './module-title/module-title.css?inline'
import navigationCss from './navigation/navigation.css?inline'
import productListCss from './product-list/product-list.css?inline'
import shopListCss from './shop-list/shop-list.css?inline'
import spacerCss from './spacer/spacer.css?inline'
import textCss from './text/text.css?inline'

/** The style sheet of each module as text, for a page that carries its own. Keys are node types. */
export const STYLES: Readonly<Record<string, string>> = {
  text: textCss,
  image: imageCss,
  button: buttonCss,
  carousel: carouselCss,
  'product-list': listFrameCss + productListCss,
  'shop-list': listFrameCss + shopListCss,
  'article-list': listFrameCss + articleListCss,
  spacer: spacerCss,
  divider: dividerCss,
  'module-title': moduleTitleCss,
  announcement: announcementCss,
  navigation: navigationCss,
  'free-container': freeContainerCss,
}
