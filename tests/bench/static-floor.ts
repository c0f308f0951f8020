import { moneyText } from '@mallwright/contract'
import type { ProductCard } from '@mallwright/contract'

import { ENTRIES, kindAt, productsIn, SHOP_KINDS, textAt } from './bench-page.ts'
import type { BenchContent } from './bench-page.ts'

const CSS = `body{margin:0;background:#f4f5f7;color:#1d2129;font:14px/1.5 system-ui,"Noto Sans CJK SC",sans-serif}
img{display:block;width:100%;height:auto}a{color:inherit;text-decoration:none}
.t{padding:8px 12px;font-size:16px}.c{display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow-x:auto;height:180px;scroll-snap-type:x mandatory}
.c img{height:180px;object-fit:cover}.p{padding:8px 12px}.p h2{margin:0;font-size:20px;padding:4px 0 12px}
.g{display:grid;grid-template-columns:1fr 1fr;gap:8px;list-style:none;margin:0;padding:0}.g li{background:#fff;border-radius:8px;overflow:hidden}
.g img{aspect-ratio:1}.g b{color:#ff4200;font-size:19px}.g span{display:block;padding:8px}.b{display:block;margin:8px 12px;line-height:44px;text-align:center;background:#d81e2c;color:#fff}
.f{position:relative;height:178px;background:#fff3ec}.f>*{position:absolute}.n{display:grid;grid-template-columns:repeat(5,1fr);text-align:center;font-size:12px}.n img{width:46px;height:46px;margin:8px auto 4px;border-radius:50%;object-fit:cover}
.a{display:block;line-height:44px;overflow:hidden;white-space:nowrap}.a span{display:inline-block;animation:a 9s linear infinite}@keyframes a{0%{transform:translateX(100%)}to{transform:translateX(-100%)}}.h{margin:8px 12px;font-size:20px}hr{margin:8px 12px;border:0;border-top:1px solid #dfe2e7}
nav{position:sticky;bottom:0;display:flex;background:#fff}nav a{flex:1;line-height:52px;text-align:center}`

function moduleHtml(index: number, content: BenchContent, products: readonly ProductCard[]): string {
  const picture = content.pictures[index % content.pictures.length]
  const img = (url: string, size: string, isFirst: boolean) =>
    `<img src="${url}" ${size} alt="" loading="${isFirst ? 'eager' : 'lazy'}">`
  const size = `width="${picture?.width}" height="${picture?.height}"`
  switch (kindAt(index, SHOP_KINDS)) {
    case 'carousel':
      return `<div class="c">${content.pictures.map((one, n) => img(one.url, size, index === 0 && n === 0)).join('')}</div>`
    case 'text':
      return `<div class="t">${textAt(index)}</div>`
    case 'product-list': {
      const tiles = Array.from(
        { length: productsIn(SHOP_KINDS) },
        (_, n) => products[(index * 4 + n) % products.length],
      ).map(
        (one) =>
          `<li><a href="/p/${one?.code}">${img(one?.imageUrl ?? '', 'width="800" height="800"', false)}<span>${one?.name}<br><b>¥${moneyText(one?.price ?? 0)}</b></span></a></li>`,
      )
      return `<div class="p"><h2>热销 ${index + 1}</h2><ul class="g">${tiles.join('')}</ul></div>`
    }
    case 'navigation':
      return `<div class="n">${ENTRIES.map((text) => `<a href="/p">${img(picture?.url ?? '', size, false)}${text}</a>`).join('')}</div>`
    case 'announcement':
      return `<a class="a" href="/p"><span>${textAt(index)}</span></a>`
    case 'module-title':
      return `<h2 class="h">热销 ${index + 1}</h2>`
    case 'divider':
      return '<hr>'
    case 'image':
      return `<a href="/p">${img(picture?.url ?? '', size, false)}</a>`
    case 'button':
      return '<a class="b" href="/p">立即采购</a>'
    case 'free-container':
      return `<div class="f"><b style="left:20px;top:20px;width:200px">${textAt(index)}</b><a class="b" style="left:20px;top:110px;width:120px;margin:0">去看看</a><img style="left:240px;top:20px;width:119px;height:60px" src="${content.pictures[0]?.url}" alt=""></div>`
  }
}

/** The bench page as a person would write it: plain HTML, one style sheet, no script. Nobody can be faster. */
export function staticFloor(count: number, content: BenchContent, products: readonly ProductCard[]): string {
  const modules = Array.from({ length: count }, (_, index) => moduleHtml(index, content, products))
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>基准页</title><style>${CSS}</style></head><body><header>德汇企业购</header><main>${modules.join('')}</main><nav><a href="/a">首页</a><a href="/b">分类</a><a href="/c">我的</a></nav></body></html>`
}
