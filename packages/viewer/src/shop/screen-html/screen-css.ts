import { KIT_CSS } from '@mallwright/shop-core/kit/styles'

import shopCss from '../app/shop.css?inline'
import picturesCss from '../pictures/pictures.css?inline'
import articleDetailsCss from '../screens/article/article-details/article-details.css?inline'
import couponsRowCss from '../screens/catalog/coupons/coupons-row.css?inline'
import priceAndTagCss from '../screens/catalog/product-card/price-and-tag.css?inline'
import productCardCss from '../screens/catalog/product-card/product-card.css?inline'
import gridTileCss from '../screens/catalog/product-card/grid-tile.css?inline'
import productBarCss from '../screens/catalog/product-details/product-bar.css?inline'
import secondButtonCss from '../screens/catalog/product-card/second-button.css?inline'
import productDetailsCss from '../screens/catalog/product-details/product-details.css?inline'
import productPageCss from '../screens/catalog/product-details/product-page.css?inline'
import listToolsCss from '../screens/catalog/product-list/list-tools.css?inline'
import productRowsCss from '../screens/catalog/product-list/product-rows.css?inline'
import recommendedCss from '../screens/catalog/product-list/recommended.css?inline'
import shoppingCartCss from '../screens/home/shopping-cart/shopping-cart.css?inline'
import reviewCardCss from '../screens/review/review-card/review-card.css?inline'
import searchIndexCss from '../screens/search/search-index/search-index.css?inline'
import searchResultCss from '../screens/search/search-result/search-result.css?inline'
import searchWayCss from '../screens/search/search-way/search-way.css?inline'
import followButtonCss from '../screens/shop/follow-shop/follow-button.css?inline'
import shopFrontCss from '../screens/shop/shop-front/shop-front.css?inline'
import shopProfileHeadCss from '../screens/shop/shop-shell/shop-profile-head.css?inline'
import shopShellCss from '../screens/shop/shop-shell/shop-shell.css?inline'

/** Style sheets of every prerendered screen, in the order of the build; a document inlines the rules that its markup uses. */
export const SCREEN_CSS = [
  shopCss,
  picturesCss,
  KIT_CSS,
  priceAndTagCss,
  productCardCss,
  gridTileCss,
  followButtonCss,
  reviewCardCss,
  couponsRowCss,
  productRowsCss,
  listToolsCss,
  recommendedCss,
  secondButtonCss,
  productBarCss,
  productDetailsCss,
  productPageCss,
  searchIndexCss,
  searchWayCss,
  searchResultCss,
  shopShellCss,
  shopProfileHeadCss,
  shopFrontCss,
  articleDetailsCss,
  shoppingCartCss,
].join('\n')
