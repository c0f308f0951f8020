import type { ProductDetail, ProductListItem } from '@mallwright/contract/catalog'

import type { Gateway } from '../gateway.ts'

/** A hand-written page of one product: what nobody can be faster than. */
const CSS = `:root{color-scheme:light dark;--g:#f4f5f7;--s:#fff;--t:#1d2129;--w:#646b78;--m:#d81e2c;--p:#ff4200;--q:#d23600}@media (prefers-color-scheme:dark){:root{--g:#121317;--s:#1d1f25;--t:#eceef2;--w:#a3a9b6;--m:#ff6a70;--p:#ff7a45;--q:#ff8a5c}}
*{box-sizing:border-box}body{margin:0;background:var(--g);color:var(--t);font:15px/1.5 system-ui,"Noto Sans CJK SC",sans-serif}a{color:inherit;text-decoration:none}ul,h1,h2,p{margin:0;padding:0;list-style:none}img{display:block;width:100%;height:auto}
header{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:16px;height:48px;padding:0 12px;background:var(--s)}h1{font-size:17px}.l{display:flex;aspect-ratio:1;overflow-x:auto;scroll-snap-type:x mandatory}.l img{flex:none;scroll-snap-align:start}
.b{margin:8px 8px 0;padding:12px;border-radius:12px;background:var(--s)}.c{color:var(--p);font-weight:700}.c b{font-size:30px}.t{display:grid;grid-auto-flow:column;gap:4px;margin:6px 0}.t li{padding:6px 10px;border:1px solid #dfe2e7;border-radius:8px;font-size:13px}.w{color:var(--w);font-size:13px}
.i{display:flex;gap:24px;padding:12px 0;border-bottom:1px solid #dfe2e7}.r{display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:8px}.r a{border-radius:12px;overflow:hidden;background:var(--s)}.r span{display:block;padding:8px;font-size:13px}
footer{position:sticky;bottom:0;display:flex;align-items:center;gap:16px;padding:3px 12px;background:var(--s)}footer b{flex:1;line-height:44px;border-radius:22px;background:#d81e2c;color:#fff;text-align:center}`

const picture = (url: string, size: number, isFirst = false) =>
  `<img src="${url}" alt="" width="${size}" height="${size}" loading="${isFirst ? 'eager' : 'lazy'}"${isFirst ? ' fetchpriority="high"' : ''}>`

/** The product as static HTML: the same pictures, texts and products of the shop as ours. `origin` is that of the files. */
function productBaseline(product: ProductDetail, related: readonly ProductListItem[], origin: string): string {
  const at = (url: string) => origin + url
  const [first = ''] = product.imgList
  const tiers = product.skuList[0]?.priceTierList ?? []
  const rows = [
    ['已选', product.skuList[0]?.cSpecText ?? ''],
    ['发货', `${product.cOriginPlace} · 预计 ${product.iShipDays} 天内发货`],
    ['服务', '支持退换 · 7 天售后'],
    ['参数', product.attrList.map(({ cName }) => cName).join('、')],
  ]
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${product.cProdName}</title><link rel="preload" as="image" fetchpriority="high" href="${at(first)}"><style>${CSS}</style></head><body>
<header><a href="/">‹</a><h1>商品详情</h1></header><div class="l">${product.imgList.map((url, index) => picture(at(url), 750, index === 0)).join('')}</div>
<div class="b"><p class="c">¥<b>${product.iPrice ?? ''}</b></p><ul class="t">${tiers.map(({ iMinQty, iPrice }) => `<li>¥${iPrice ?? ''}<br>${iMinQty} 起</li>`).join('')}</ul><h2>${product.cProdName}</h2><p class="w">${product.cSubtitle ?? ''}</p></div>
<div class="b">${rows.map(([name, text]) => `<p class="i"><span class="w">${name}</span>${text}</p>`).join('')}</div>
<a class="b" style="display:block" href="/shop">${product.shop.cShopName}</a>
<div class="b"><h2>商品详情</h2>${product.cDetailHtml.replace(/src="\//g, `loading="lazy" src="${origin}/`)}</div>
<div class="r">${related.map((item) => `<a href="/p">${picture(at(item.cUrl), 240)}<span>${item.cProdName}<br>¥${item.iPrice ?? ''}</span></a>`).join('')}</div>
<footer><a href="/shop">店铺</a><a href="#">分享</a><b>选择规格</b></footer></body></html>`
}

/** The hand-written page of a product, with what the gateway says of it. */
export async function productPeer(
  gateway: Gateway,
  { code, origin }: { readonly code: string; readonly origin: string },
): Promise<string> {
  const product = await gateway.getProductDetail({ body: { cProdCode: code } })
  if (!product.ok) throw new Error(product.msg)
  const others = { cShopUuid: product.data.shop.cShopUuid, pageSize: 5 }
  const related = await gateway.searchProductPage({ body: others })
  const shown = related.ok ? related.data.results.filter(({ cProdCode }) => cProdCode !== code).slice(0, 4) : []
  return productBaseline(product.data, shown, origin)
}
