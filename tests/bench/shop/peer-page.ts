import { runInThisContext } from 'node:vm'

/**
 * Hand-written pages of rows beside the product list, the cart and the orders: one style sheet, plain markup, and on each what ours
 * shows there (decision 0034).
 */
const CSS = `:root{color-scheme:light dark;--g:#f4f5f7;--s:#fff;--t:#1d2129;--w:#646b78;--m:#d81e2c;--q:#d23600;--l:#dfe2e7}@media (prefers-color-scheme:dark){:root{--g:#121317;--s:#1d1f25;--t:#eceef2;--w:#a3a9b6;--m:#ff6a70;--q:#ff8a5c;--l:#363a43}}
*{box-sizing:border-box}body{margin:0;background:var(--g);color:var(--t);font:15px/1.5 system-ui,"Noto Sans CJK SC",sans-serif}a{color:inherit;text-decoration:none}h1,h2,p{margin:0}img{display:block;object-fit:cover;border-radius:8px}button{border:0;background:0;color:inherit;font:inherit}svg{flex:none;width:22px;height:22px;fill:none;stroke:currentColor;stroke-width:1.7}
header{position:sticky;top:0;display:flex;align-items:center;gap:12px;height:48px;padding:0 12px;background:var(--s)}h1{flex:1;font-size:17px}h2{flex:1;font-size:15px}.f{display:flex;flex:1;align-items:center;gap:8px;height:36px;padding:0 12px;border-radius:18px;background:var(--g);color:var(--w)}nav{display:flex;background:var(--s)}nav a{flex:1;padding:11px 0;text-align:center;font-size:13px}nav a:first-child{color:var(--m);font-weight:600}
.n{padding:8px 12px;color:var(--w);font-size:13px}section{margin:8px;padding:12px;border-radius:12px;background:var(--s)}.h{display:flex;align-items:center;gap:8px}.h span{color:var(--m);font-size:13px}.e{margin-top:8px;padding:8px 12px;border-radius:8px;background:var(--g);color:var(--m);font-size:13px}.r{display:flex;gap:12px;padding:8px 0}.r>div{flex:1;min-width:0}.w{color:var(--w);font-size:13px}.g em{margin-right:4px;padding:0 5px;border-radius:4px;background:#fde8e9;color:var(--m);font:11px/17px system-ui}.b{margin-right:4px;padding:0 5px;border-radius:4px;background:#d81e2c;color:#fff;font-size:11px}
.c{display:flex;align-items:center;justify-content:space-between}.c>span:first-child{color:var(--q);font-weight:700}.c b{font-size:19px;font-weight:inherit}.c small{font-size:13px}.p{display:grid;place-items:center;width:22px;height:22px;border-radius:11px;background:#d81e2c;color:#fff}.q{display:flex;gap:4px}.q button{width:32px;height:32px;border-radius:8px;background:var(--g)}.q span{width:40px;line-height:32px;text-align:center}.o{align-self:center;width:20px;height:20px;border-radius:10px;background:#d81e2c;color:#fff;font:12px/20px system-ui;text-align:center}
.s{display:flex;justify-content:space-between;padding-top:8px;font-size:13px}.a{display:flex;justify-content:flex-end;gap:8px;padding-top:12px}.a a{min-width:88px;padding:0 14px;border:1px solid var(--l);border-radius:22px;font-size:13px;line-height:40px;text-align:center}.a a:last-child{border-color:#d81e2c;color:var(--m)}footer{position:sticky;bottom:0;display:flex;align-items:center;gap:8px;padding:8px 12px;background:var(--s)}footer p{flex:1;text-align:right}footer b{padding:0 20px;border-radius:22px;background:#d81e2c;color:#fff;line-height:44px}.y{position:sticky;bottom:0;display:flex;background:var(--s);border-top:1px solid var(--l)}.y a{display:grid;flex:1;justify-items:center;padding:6px 0;font-size:11px}
.u{margin:0;padding:16px 20px 48px;background:#d81e2c;color:#fff}.u h2{font-size:19px}.u+section{margin-top:-34px}.d{display:flex;justify-content:space-between;gap:12px;padding:3px 0;font-size:13px}.d span:first-child{color:var(--w)}`

/** A row as it is shown: a product, a line of a cart or of an order. */
interface Row {
  readonly picture: string
  readonly name: string
  readonly note: string
  readonly price: number | undefined
  /** After the price. */
  readonly unit: string
  /** Before the name; empty for none. */
  readonly badge: string
  readonly tags: readonly string[]
  /** Below the price, left and right. */
  readonly left: string
  readonly right: string
  /** A button to put it into the cart, or a quantity to change. */
  readonly control: 'none' | 'add' | 'quantity'
}

/** Rows of a shop or an order, with what stands above and below them. */
export interface RowGroup {
  readonly head: string
  readonly state: string
  /** A sentence below the head; empty for none. */
  readonly hint: string
  readonly rows: readonly Row[]
  /** Left and right below the rows. */
  readonly foot: readonly string[]
  readonly buttons: readonly string[]
  /** Lines of other sections below, each with a name and a value. */
  readonly facts: readonly (readonly (readonly [string, string])[])[]
}

/** What a page of rows is about. */
interface PeerPage {
  readonly title: string
  /** Names of tabs and ways to order, in rows. */
  readonly tabs: readonly (readonly string[])[]
  /** Of the search field in the head, which then has no title; '' for none. */
  readonly search: string
  readonly note: string
  /** What is asked at the bottom; empty for nothing. */
  readonly foot: string
  /** Names of the tab bar. */
  readonly bar: readonly string[]
  /** Size of a picture in px, as ours shows it. */
  readonly size: number
  readonly origin: string
}

/** A page of rows without anything above or below them. */
export const PLAIN_PAGE = { tabs: [], search: '', note: '', foot: '', bar: [] } as const

/** A row without anything below its price. */
export const PLAIN_ROW = { unit: '', badge: '', tags: [], left: '', right: '', control: 'none' } as const

/** Rows without anything around them. */
export const PLAIN_GROUP = { head: '', state: '', hint: '', foot: [], buttons: [], facts: [] } as const

const ICON = '<svg viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></svg>'

/** Markup of groups, as text: it runs in the browser, too, and a compiled function would name helpers that a page does not have. */
const MARKUP = `(groups, { size, origin }) => {
  const price = (yuan) => { const [whole, cents] = (yuan ?? 0).toFixed(2).split('.'); return '<small>¥</small><b>' + whole + '</b><small>.' + cents + '</small>' }
  const controls = { none: '', add: '<button class="p">+</button>', quantity: '<span class="q"><button>−</button><span>1</span><button>+</button></span>' }
  const row = (one) =>
    '<a class="r" href="/p">' + (one.control === 'quantity' ? '<span class="o">✓</span>' : '') + '<img src="' + origin + one.picture + '" alt="" width="' + size + '" height="' + size + '"><div><p>'
    + (one.badge && '<span class="b">' + one.badge + '</span>') + one.name + '</p><p class="w">' + one.note + '</p>'
    + (one.tags.length ? '<p class="g">' + one.tags.map((tag) => '<em>' + tag + '</em>').join('') + '</p>' : '')
    + '<p class="c"><span>' + price(one.price) + '<small>' + one.unit + '</small></span>' + controls[one.control] + '</p>'
    + (one.left || one.right ? '<p class="c w"><span>' + one.left + '</span><span>' + one.right + '</span></p>' : '') + '</div></a>'
  const fact = ([name, value]) => '<p class="d"><span>' + name + '</span><span>' + value + '</span></p>'
  return groups.map(({ head, state, hint, rows, foot, buttons, facts }) =>
    '<section>' + (head && '<div class="h"><h2>' + head + '</h2><span>' + state + '</span></div>') + (hint && '<p class="e">' + hint + '</p>') + rows.map(row).join('')
    + (foot.length ? '<p class="s">' + foot.map((text) => '<span>' + text + '</span>').join('') + '</p>' : '')
    + (buttons.length ? '<p class="a">' + buttons.map((text) => '<a href="#">' + text + '</a>').join('') + '</p>' : '') + '</section>'
    + facts.map((lines) => '<section>' + lines.map(fact).join('') + '</section>').join('')
  ).join('')
}`

const markup = runInThisContext(MARKUP) as (
  groups: readonly RowGroup[],
  page: Pick<PeerPage, 'size' | 'origin'>,
) => string

function frame({ title, search, tabs, note, foot, bar }: PeerPage, body: string): string {
  const head = search === '' ? `<h1>${title}</h1>` : `<a class="f" href="/s">${ICON}${search}</a>`
  const links = (names: readonly string[], icon: string) =>
    names.map((name) => `<a href="#">${icon}${name}</a>`).join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${CSS}</style></head><body><header><a href="/">${ICON}</a>${head}<a href="#">${ICON}</a></header>${tabs.map((names) => `<nav>${links(names, '')}</nav>`).join('')}${note && `<p class="n">${note}</p>`}${body}${foot && `<footer><span class="o">✓</span>全选<p>合计 ¥0.00<br><small class="w">不含运费与优惠</small></p><b>${foot}</b></footer>`}${bar.length > 0 ? `<div class="y">${links(bar, ICON)}</div>` : ''}</body></html>`
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
