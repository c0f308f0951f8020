import { runInThisContext } from 'node:vm'

/** Hand-written pages of rows beside the product list, the cart and the orders: one style sheet, plain markup. */
const CSS = `:root{color-scheme:light dark;--g:#f4f5f7;--s:#fff;--t:#1d2129;--w:#646b78;--p:#d23600}@media (prefers-color-scheme:dark){:root{--g:#121317;--s:#1d1f25;--t:#eceef2;--w:#a3a9b6;--p:#ff8a5c}}
*{box-sizing:border-box}body{margin:0;background:var(--g);color:var(--t);font:14px/1.5 system-ui,"Noto Sans CJK SC",sans-serif}a{color:inherit;text-decoration:none}h1,h2,p{margin:0}img{display:block;object-fit:cover;border-radius:8px}
header{position:sticky;top:0;display:flex;align-items:center;gap:12px;height:48px;padding:0 12px;background:var(--s)}h1{font-size:17px}h2{padding:12px;font-size:14px}
section{margin:8px;border-radius:12px;background:var(--s)}.r{display:flex;gap:12px;padding:12px}.r div{flex:1}.w{color:var(--w);font-size:12px}.c{color:var(--p);font-weight:600}.s{padding:8px 12px;text-align:right}
footer{position:sticky;bottom:0;padding:12px;background:var(--s);text-align:right}`

/** A row as it is shown: a product, a line of a cart or of an order. */
interface Row {
  readonly picture: string
  readonly name: string
  readonly note: string
  readonly price: number | undefined
  readonly count: string
}

/** Rows of a shop or an order, with what stands above and below them. */
export interface RowGroup {
  readonly head: string
  readonly rows: readonly Row[]
  readonly foot: string
}

/** What a page of rows is about. */
interface PeerPage {
  readonly title: string
  readonly foot: string
  /** Size of a picture in px, as ours shows it. */
  readonly size: number
  readonly origin: string
}

/** Markup of groups, as text: it runs in the browser, too, and a compiled function would name helpers that a page does not have. */
const MARKUP = `(groups, { size, origin }) => {
  const row = ({ picture, name, note, price, count }) =>
    '<a class="r" href="/p"><img src="' + origin + picture + '" alt="" width="' + size + '" height="' + size + '"><div><p>' + name
    + '</p><p class="w">' + note + '</p><span class="c">¥' + (price ?? '') + '</span> <span class="w">' + count + '</span></div></a>'
  return groups.map(({ head, rows, foot }) =>
    '<section>' + (head && '<h2>' + head + '</h2>') + rows.map(row).join('') + (foot && '<p class="s">' + foot + '</p>') + '</section>'
  ).join('')
}`

const markup = runInThisContext(MARKUP) as (
  groups: readonly RowGroup[],
  page: Pick<PeerPage, 'size' | 'origin'>,
) => string

function frame({ title, foot }: PeerPage, body: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${CSS}</style></head><body><header><a href="/">‹</a><h1>${title}</h1></header>${body}${foot && `<footer>${foot}</footer>`}</body></html>`
}

/** A page whose rows stand in its HTML. */
export function staticPeer(page: PeerPage, groups: readonly RowGroup[]): string {
  return frame(page, `<main>${markup(groups, page)}</main>`)
}

/** A page that fetches its rows (`RowGroup[]` below `/data`) and draws them by a script of its own. */
export function fetchingPeer(page: PeerPage): string {
  const { size, origin } = page
  const shown = JSON.stringify({ size, origin })
  const script = `const markup=${MARKUP};fetch('/data').then((a)=>a.json()).then((groups)=>{document.querySelector('main').innerHTML=markup(groups,${shown})})`
  return frame(page, `<main></main><script>${script}</script>`)
}
