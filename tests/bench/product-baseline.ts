import type { ProductDetail, ProductListItem } from '@mallwright/contract/catalog'
import type { ProductReview } from '@mallwright/contract/review'

import type { Gateway } from '../gateway.ts'

/** A hand-written page of one product: what nobody can be faster than. */
const CSS = `:root{color-scheme:light dark;--g:#f4f5f7;--s:#fff;--t:#1d2129;--w:#646b78;--m:#d81e2c;--p:#ff4200;--q:#d23600;--l:#dfe2e7}@media (prefers-color-scheme:dark){:root{--g:#121317;--s:#1d1f25;--t:#eceef2;--w:#a3a9b6;--m:#ff6a70;--p:#ff7a45;--q:#ff8a5c;--l:#33363f}}
*{box-sizing:border-box}body{margin:0;background:var(--g);color:var(--t);font:15px/1.5 system-ui,"Noto Sans CJK SC",sans-serif}a{color:inherit;text-decoration:none}ul,h1,h2,p{margin:0;padding:0;list-style:none}img{display:block;width:100%;height:auto}button{padding:0;border:0;background:0;color:inherit;font:inherit;text-align:start}svg{flex:none;width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:1.8}
header{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:16px;height:48px;padding:0 12px;background:var(--s)}h1{flex:1;font-size:17px}h2{font-size:16px}.g{position:relative}.g>span{position:absolute;right:12px;bottom:12px;padding:2px 10px;border-radius:12px;background:#0008;color:#fff;font-size:12px}.l{display:flex;aspect-ratio:1;overflow-x:auto;scroll-snap-type:x mandatory}.l button{flex:none;width:100%;scroll-snap-align:start}
.b{margin:8px 8px 0;padding:12px;border-radius:12px;background:var(--s)}.c{color:var(--q);font-weight:700}.c small{font-size:13px}.c b{font-size:17px;font-weight:inherit}.k{display:flex;align-items:baseline;gap:8px;color:var(--w);font-size:13px}.k .c{color:var(--p)}.k b{font-size:30px}.t{display:grid;grid-auto-flow:column;gap:8px;margin:6px 0}.t li{padding:6px 10px;border:1px solid var(--l);border-radius:8px;font-size:13px}.t li:first-child{border-color:var(--p)}.t span{display:block}.w{color:var(--w);font-size:13px}
.n{display:flex;align-items:center;gap:12px;width:100%;min-height:44px}.n i{padding:0 6px;border:1px solid;border-radius:4px;color:var(--q);font:12px/20px system-ui}.n>span:nth-child(2){flex:1}.n .w{flex:none;width:40px}.n+.n{border-top:1px solid var(--l)}.h{display:flex;align-items:center;justify-content:space-between;min-height:44px}.h a{display:flex;align-items:center;color:var(--w);font-size:13px}.v{padding:8px 0;border-top:1px solid var(--l)}.v header{position:static;gap:8px;height:28px;padding:0;background:0}.v time{margin-left:auto;color:var(--w);font-size:13px}.v i{display:grid;place-items:center;width:24px;height:24px;border-radius:12px;background:var(--g);font:12px system-ui}.v svg{width:70px;height:14px;fill:#ff9f1a;stroke:none}.a{display:block;padding:12px 0 0;border-top:1px solid var(--l);text-align:center;font-size:13px}
.o{display:flex;align-items:center;gap:12px}.o img{width:44px;border-radius:8px}.o div{flex:1}.o button{display:flex;align-items:center;padding:0 14px;border-radius:16px;background:#d81e2c;color:#fff;font-size:13px;line-height:32px}.z{display:grid;grid-template-columns:1fr 1fr;margin-top:12px;border-top:1px solid var(--l);text-align:center;font-size:13px;line-height:44px}.r{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:8px}.r a{border-radius:12px;overflow:hidden;background:var(--s)}.r a>span{display:block;margin:8px 8px 0;font-size:13px}.r a>p{display:flex;align-items:baseline;justify-content:space-between;padding:0 8px 8px}.r em{margin-right:4px;padding:0 4px;border-radius:4px;background:#d81e2c;color:#fff;font:11px/16px system-ui}
footer{position:sticky;bottom:0;display:flex;align-items:center;gap:8px;padding:3px 12px;background:var(--s)}footer a{display:grid;justify-items:center;min-width:36px;font-size:11px}footer b{flex:1;line-height:44px;border-radius:22px;background:#fdeaec;color:#d81e2c;text-align:center}footer b+b{background:#d81e2c;color:#fff}`

const picture = (url: string, size: number, isFirst = false) =>
  `<img src="${url}" alt="" width="${size}" height="${size}" loading="${isFirst ? 'eager' : 'lazy'}"${isFirst ? ' fetchpriority="high"' : ''}>`

const icon = (path: string) => `<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`
const ARROW = icon('M9 6l6 6-6 6')
const STAR = 'l1.9 4 4.3.5-3.2 3 .9 4.3-3.9-2.2-3.9 2.2.9-4.3-3.2-3 4.3-.5z'
const starRow = (count: number) =>
  `<svg viewBox="0 0 70 14"><path d="${Array.from({ length: count }, (_, index) => `M${7 + 14 * index} .8${STAR}`).join('')}"/></svg>`

/** A price with small cents. */
function price(yuan: number | undefined): string {
  const [whole = '', cents = ''] = (yuan ?? 0).toFixed(2).split('.')
  return `<span class="c"><small>¥</small><b>${whole}</b><small>.${cents}</small></span>`
}

interface Shown {
  readonly product: ProductDetail
  readonly reviews: readonly ProductReview[]
  /** Briefs of the coupons that can be received. */
  readonly coupons: readonly string[]
  readonly related: readonly ProductListItem[]
}

/** The product as static HTML: the same pictures, texts, reviews and products as ours. `origin` is that of the files. */
function productBaseline({ product, reviews, coupons, related }: Shown, origin: string): string {
  const at = (url: string) => origin + url
  const [first = ''] = product.imgList
  const tiers = product.skuList[0]?.priceTierList ?? []
  const rows = [
    ['已选', `${product.skuList[0]?.cSpecText ?? ''}，${product.iMinOrderQty} ${product.cUnit}`],
    ['送至', `选择收货地区<br><small>${product.cOriginPlace}发货 · 预计 ${product.iShipDays} 天内发货</small>`],
    ['服务', '可开发票 · 支持退换 · 7 天售后'],
    ['参数', product.attrList.map(({ cName }) => cName).join('、')],
  ]
  const couponRow =
    coupons.length > 0
      ? `<button class="n">领券<span>${coupons.map((text) => `<i>${text}</i>`).join(' ')}</span>${ARROW}</button>`
      : ''
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${product.cProdName}</title><link rel="preload" as="image" fetchpriority="high" href="${at(first)}"><style>${CSS}</style></head><body>
<header><a href="/">${icon('M15 5l-7 7 7 7')}</a><h1>商品详情</h1><a href="#">${icon('M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1')}</a></header><div class="g"><div class="l">${product.imgList.map((url, index) => `<button>${picture(at(url), 750, index === 0)}</button>`).join('')}</div><span>1/${product.imgList.length}</span></div>
<div class="b"><p class="k">${price(product.iPrice)}<span>/${product.cUnit}</span><s>市场价 ¥${(product.skuList[0]?.iMarketPrice ?? 0).toFixed(2)}</s></p><ul class="t">${tiers.map(({ iMinQty, iPrice }) => `<li>${price(iPrice)}<span>${iMinQty} ${product.cUnit}起</span></li>`).join('')}</ul>${couponRow}<h2>${product.cProdName}</h2><p class="w">${product.cSubtitle ?? ''}</p><p class="w">已售 ${product.iSales ?? 0}</p></div>
<div class="b">${rows.map(([name, text]) => `<button class="n"><span class="w">${name}</span><span>${text}</span>${ARROW}</button>`).join('')}</div>
<div class="b"><div class="h"><h2>商品评价 <small class="w">(${product.iReviewCount})</small></h2><a href="/r">好评率 ${product.iGoodRate ?? 0}%${ARROW}</a></div>${reviews.map((one) => `<article class="v"><header><i>${one.cBuyerName.slice(0, 1)}</i><strong>${one.cBuyerName}</strong>${starRow(one.iStar)}<time>${one.dCreateTime.slice(0, 10)}</time></header><p class="w">${one.cSkuText}</p><p>${one.cContent}</p></article>`).join('')}<a class="a" href="/r">查看全部评价</a></div>
<div class="b"><div class="o">${picture(at(product.shop.cPreviewUrl), 44)}<div><strong>${product.shop.cShopName}</strong><p class="w">评分 ${product.shop.iScore} · ${product.shop.iProdCount} 件商品</p></div><button>${icon('M12 5v14M5 12h14')}关注</button></div><div class="z"><a href="/l">全部商品</a><a href="/shop">进店逛逛</a></div></div>
<div class="b"><h2>商品详情</h2>${product.cDetailHtml.replace(/src="\//g, `loading="lazy" src="${origin}/`)}</div>
<div class="h" style="padding:0 12px"><h2>为你推荐</h2></div><div class="r">${related.map((item) => `<a href="/p">${picture(at(item.cUrl), 240)}<span>${item.bOperated ? '<em>自营</em>' : ''}${item.cProdName}</span><p>${price(item.iPrice)}<small class="w">已售 ${item.iSales ?? 0}</small></p></a>`).join('')}</div>
<footer><a href="/shop">${icon('M4 10v10h16V10M3 10l2-6h14l2 6z')}店铺</a><a href="#">${icon('M12 4l2.4 5 5.6.8-4 4 1 5.6-5-2.7-5 2.7 1-5.6-4-4 5.6-.8z')}收藏</a><a href="#">${icon('M3 4h3l2 11h10l2-8H7')}购物车</a><b>加入购物车</b><b>立即购买</b></footer></body></html>`
}

/** The hand-written page of a product, with what the gateway says of it. */
export async function productPeer(
  gateway: Gateway,
  { code, origin }: { readonly code: string; readonly origin: string },
): Promise<string> {
  const product = await gateway.getProductDetail({ body: { cProdCode: code } })
  if (!product.ok) throw new Error(product.msg)
  const [related, reviews, coupons] = await Promise.all([
    gateway.getRecommendList({ body: { cScene: 'product', cProdCode: code, pageSize: 6 } }),
    gateway.getProductReviewPage({ body: { cProdCode: code, pageSize: 2 } }),
    gateway.getReceivableList({ body: { cProdCode: code } }),
  ])
  if (!related.ok || !reviews.ok || !coupons.ok) throw new Error('the demo mall does not answer')
  const shown = {
    product: product.data,
    reviews: reviews.data.results,
    coupons: coupons.data.results.slice(0, 3).map(({ iMinAmount, iAmount }) => `满${iMinAmount}减${iAmount}`),
    related: related.data.results,
  }
  return productBaseline(shown, origin)
}
