import type { Fen } from '@mallwright/contract/values'
import { moneyText } from '@mallwright/contract/values'
import type { ProductCard } from '@mallwright/contract/catalog'

import { ENTRIES, kindAt, productsIn, SHOP_KINDS, textAt } from './bench-page.ts'
import type { BenchContent, BenchPicture } from './bench-page.ts'

const CSS = `:root{color-scheme:light dark;--g:#f4f5f7;--s:#fff;--t:#1d2129;--w:#646b78;--m:#d81e2c;--p:#ff4200;--q:#d23600}@media (prefers-color-scheme:dark){:root{--g:#121317;--s:#1d1f25;--t:#eceef2;--w:#a3a9b6;--m:#ff6a70;--p:#ff7a45;--q:#ff8a5c}}
body{margin:0;background:var(--g);color:var(--t);font:14px/1.5 system-ui,"Noto Sans CJK SC",sans-serif}*{box-sizing:border-box}
img{display:block;width:100%;height:auto}a{color:inherit;text-decoration:none}ul{list-style:none;margin:0;padding:0}
header{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:8px;height:48px;padding:0 12px;background:var(--s)}header img{width:28px;height:28px;border-radius:6px}h1{margin:0;font-size:17px}
.t{padding:8px 12px;font-size:16px}.k{position:relative}.c{display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow-x:auto;height:180px;scroll-snap-type:x mandatory;scrollbar-width:none}
.c a{scroll-snap-align:start}.c img{height:180px;object-fit:cover}.d{position:absolute;inset:auto 0 9px;display:flex;justify-content:center;gap:10px}.d i{width:6px;height:6px;border-radius:3px;background:#ffffffb3;box-shadow:0 0 2px #0006}.d :first-child{width:14px;background:#fff}
.p{padding:8px 12px}.p h2{margin:0;font-size:20px;line-height:1.3;padding:4px 0 12px}
.g{display:grid;grid-template-columns:1fr 1fr;gap:8px}.g li{background:var(--s);border-radius:8px;overflow:hidden}.g img{aspect-ratio:1}.x{padding:8px}
.e{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;min-height:2.8em;margin-bottom:6px;font-size:13px;line-height:1.4}.y{display:inline-block;font-style:normal;margin-right:4px;padding:0 4px;border-radius:3px;background:#d81e2c;color:#fff;font-size:10px;line-height:14px;vertical-align:1px}
.m{height:24px;line-height:24px;color:var(--q);font-size:12px;font-weight:600}.m b{color:var(--p);font-size:22px;letter-spacing:-.02em}.o{color:var(--w);font-size:12px;line-height:24px}
.b{display:block;margin:8px 12px;line-height:44px;text-align:center;background:#d81e2c;color:#fff}
.f{position:relative;height:178px;background:#fff3ec;color:#1d2129;overflow:hidden}.f>*{position:absolute}.f b{font-size:18px;overflow:hidden}.f img{object-fit:cover}
.n{display:grid;grid-template-columns:repeat(5,1fr);padding:16px 4px;background:var(--s);text-align:center;font-size:12px}.n img{width:46px;height:46px;margin:0 auto 6px;border-radius:28%;object-fit:cover}
.a{display:flex;align-items:center;gap:8px;height:44px;padding:0 12px;background:var(--s)}.a svg{flex:none;width:20px;height:20px;fill:var(--m)}.a div{flex:1;overflow:hidden;white-space:nowrap;-webkit-mask:linear-gradient(to right,#0000,#000 10px calc(100% - 16px),#0000);mask:linear-gradient(to right,#0000,#000 10px calc(100% - 16px),#0000)}.a p{display:flex;width:max-content;margin:0;animation:a 6s linear infinite}.a a{padding-right:48px}@keyframes a{to{transform:translateX(-50%)}}
.h{margin:0;padding:10px 12px;font-size:20px;line-height:1.3}hr{margin:8px 12px;border:0;border-top:1px solid #dfe2e7}
nav{position:sticky;bottom:0;display:flex;background:var(--s);border-top:1px solid #dfe2e7}nav a{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;height:52px;color:var(--w);font-size:11px;line-height:1.2}nav>:first-child{color:var(--m)}nav svg{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:1.7}`

/** Icons of the tab bar and of the announcement line, as paths. */
const ANNOUNCEMENT_ICON =
  '<svg viewBox="0 0 20 20"><path d="M3 7.4h3L11.2 4a.7.7 0 0 1 1.1.6v10.8a.7.7 0 0 1-1.1.6L6 12.6H3a.9.9 0 0 1-.9-.9V8.3c0-.5.4-.9.9-.9Z"/><path d="M14.6 7.3a3.8 3.8 0 0 1 0 5.4M16.6 5a7 7 0 0 1 0 10" fill="none" stroke="#d81e2c" stroke-width="1.5"/></svg>'
const TABS = [
  ['首页', 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z'],
  ['分类', 'M5 4.5h4.5V9H5zM14.5 4.5H19V9h-4.5zM5 15h4.5v4.5H5zM14.5 15H19v4.5h-4.5z'],
  ['我的', 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20a7.5 7.5 0 0 1 15 0'],
] as const

function priceHtml(price: Fen | undefined): string {
  if (price === undefined) return '<div class="o">面议</div>'
  const [whole = '', cents = ''] = moneyText(price).split('.')
  return `<div class="m">¥<b>${whole}</b>.${cents}</div>`
}

function tileHtml(product: ProductCard, img: string): string {
  const badge = product.isOperated ? '<i class="y">自营</i>' : ''
  return `<li><a href="/p/${product.code}">${img}<div class="x"><div class="e">${badge}${product.name}</div>${priceHtml(product.price)}</div></a></li>`
}

const image = (url: string, { width, height }: Pick<BenchPicture, 'width' | 'height'>, isFirst = false) =>
  `<img src="${url}" width="${width}" height="${height}" alt="" loading="${isFirst ? 'eager' : 'lazy'}">`

function moduleHtml(index: number, content: BenchContent, products: readonly ProductCard[]): string {
  const picture = content.pictures[index % content.pictures.length] ?? { url: '', width: 750, height: 360 }
  switch (kindAt(index, SHOP_KINDS)) {
    case 'carousel': {
      const slides = content.pictures.map(
        (one, n) => `<a href="/p">${image(one.url, picture, index === 0 && n === 0)}</a>`,
      )
      return `<div class="k"><div class="c">${slides.join('')}</div><div class="d">${'<i></i>'.repeat(slides.length)}</div></div>`
    }
    case 'text':
      return `<div class="t">${textAt(index)}</div>`
    case 'product-list': {
      const visibleProducts = Array.from(
        { length: productsIn(SHOP_KINDS) },
        (_, n) => products[(index * 4 + n) % products.length],
      ).filter((product) => product !== undefined)
      const tiles = visibleProducts.map((product) =>
        tileHtml(product, image(product.imageUrl ?? '', { width: 800, height: 800 })),
      )
      return `<div class="p"><h2>热销 ${index + 1}</h2><ul class="g">${tiles.join('')}</ul></div>`
    }
    case 'navigation':
      return `<div class="n">${ENTRIES.map((text) => `<a href="/p">${image(picture.url, picture)}${text}</a>`).join('')}</div>`
    case 'announcement':
      return `<div class="a">${ANNOUNCEMENT_ICON}<div><p>${`<a href="/p">${textAt(index)}</a>`.repeat(2)}</p></div></div>`
    case 'module-title':
      return `<h2 class="h">热销 ${index + 1}</h2>`
    case 'divider':
      return '<hr>'
    case 'image':
      return `<a href="/p">${image(picture.url, picture)}</a>`
    case 'button':
      return '<a class="b" href="/p">立即采购</a>'
    case 'free-container':
      return `<div class="f"><b style="left:20px;top:20px;width:200px;height:60px">${textAt(index)}</b><a class="b" style="left:20px;top:110px;width:120px;margin:0">去看看</a><img style="left:240px;top:20px;width:119px;height:60px" src="${content.pictures[0]?.url}" alt="" loading="lazy"></div>`
  }
}

/**
 * Hand-written bench page: looks like the published page in light and dark (pixel comparison),
 * plain HTML with one style sheet and no script: a lower bound for load time.
 * @param mark URL of the picture beside the shop's name
 */
export function staticBaseline(
  count: number,
  content: BenchContent & { readonly mark: string },
  products: readonly ProductCard[],
): string {
  const modules = Array.from({ length: count }, (_, index) => moduleHtml(index, content, products))
  const tabs = TABS.map(
    ([label, path]) => `<a href="/p"><svg viewBox="0 0 24 24"><path d="${path}"/></svg>${label}</a>`,
  )
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>基准页</title><style>${CSS}</style></head><body><header><img src="${content.mark}" alt=""><h1>德汇企业购</h1></header><main>${modules.join('')}</main><nav>${tabs.join('')}</nav></body></html>`
}
