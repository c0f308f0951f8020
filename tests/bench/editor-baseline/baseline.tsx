import { memo, useRef, useSyncExternalStore } from 'react'
import type { PointerEvent } from 'react'
import { createRoot } from 'react-dom/client'

import { EDITOR_KINDS, kindAt, textAt } from '../bench-page.ts'
import type { BaselineContent, BaselineProduct } from './baseline-content.ts'
import { drawFreeItems } from './snap-baseline.ts'
import './baseline.css'

// Minimal React editor: the same modules rendered, one selected, one field edited, one dragged, undo. No panels, no
// validation; the content is inline in the page, so that nothing is fetched.

type Module = { readonly id: string; readonly text: string }

const { pictures, products } = JSON.parse(document.getElementById('content')?.textContent ?? '') as BaselineContent
const count = Number(new URLSearchParams(location.search).get('count') ?? '50')
const listeners = new Set<() => void>()
const past: { modules: Record<string, Module>; order: string[] }[] = []
let selected = ''
let order = Array.from({ length: count }, (_, index) => `m${index}`)
let modules: Record<string, Module> = Object.fromEntries(order.map((id, index) => [id, { id, text: textAt(index) }]))

function change(next: { modules?: Record<string, Module>; order?: string[] }): void {
  past.push({ modules, order })
  modules = next.modules ?? modules
  order = next.order ?? order
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const Body = memo(function Body({ index, text }: { readonly index: number; readonly text: string }) {
  const picture = pictures[index % pictures.length]
  switch (kindAt(index, EDITOR_KINDS)) {
    case 'carousel':
      return (
        <div className="slides">
          <div className="track">
            {pictures.map(({ url }) => (
              <img key={url} src={url} alt="活动" loading="lazy" />
            ))}
          </div>
          <div className="dots">
            {pictures.map(({ url }) => (
              <i key={url} />
            ))}
          </div>
        </div>
      )
    case 'product-list':
      return (
        <div className="list">
          <h2>热销 {index + 1}</h2>
          <ul className="grid">
            {[0, 1, 2, 3].map((n) => (
              <Tile key={n} {...(products[(index * 4 + n) % products.length] as BaselineProduct)} />
            ))}
          </ul>
        </div>
      )
    case 'image':
      return <img className="wide" src={picture?.url} alt="海报" loading="lazy" />
    case 'free-container':
      return (
        <div className="free-box">
          <b style={{ left: 20, top: 20, width: 200, height: 60 }}>{text}</b>
          <img style={{ left: 240, top: 20, width: 119, height: 60 }} src={pictures[0]?.url} alt="" loading="lazy" />
          <span className="button" style={{ left: 20, top: 110, width: 120 }}>
            去看看
          </span>
        </div>
      )
    case 'button':
      return <span className="button is-wide">立即采购</span>
    case 'text':
      return <p>{text}</p>
  }
})

function Tile({ name, price, imageUrl, isOperated }: BaselineProduct) {
  const [whole, cents] = price.split('.')
  return (
    <li>
      <img className="picture" src={imageUrl} alt="" loading="lazy" />
      <div className="words">
        <div className="name">
          {isOperated && <i className="badge">自营</i>}
          {name}
        </div>
        {cents ? (
          <div className="price">
            ¥<b>{whole}</b>.{cents}
          </div>
        ) : (
          <div className="note">面议</div>
        )}
      </div>
    </li>
  )
}

function Item({ id, index }: { readonly id: string; readonly index: number }) {
  const item = useSyncExternalStore(subscribe, () => modules[id])
  const isSelected = useSyncExternalStore(subscribe, () => selected === id)
  const box = useRef<HTMLDivElement>(null)
  const from = useRef<number | undefined>(undefined)
  const down = (event: PointerEvent) => {
    selected = id
    from.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
    notify()
  }
  const move = (event: PointerEvent) => {
    if (from.current !== undefined && box.current)
      box.current.style.transform = `translateY(${event.clientY - from.current}px)`
  }
  const up = (event: PointerEvent) => {
    const shift = Math.round((event.clientY - (from.current ?? event.clientY)) / 60)
    from.current = undefined
    if (box.current) box.current.style.transform = ''
    if (shift === 0) return
    const next = order.filter((otherId) => otherId !== id)
    next.splice(order.indexOf(id) + shift, 0, id)
    change({ order: next })
  }
  return (
    <div
      ref={box}
      data-node={id}
      className={isSelected ? 'item on' : 'item'}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
    >
      <Body index={index} text={item?.text ?? ''} />
    </div>
  )
}

function Inspector() {
  const item = useSyncExternalStore(subscribe, () => modules[selected])
  if (!item) return null
  return (
    <textarea
      aria-label="文字内容"
      value={item.text}
      onChange={(event) => change({ modules: { ...modules, [item.id]: { ...item, text: event.target.value } } })}
    />
  )
}

function undo(): void {
  const last = past.pop()
  if (!last) return
  modules = last.modules
  order = last.order
  notify()
}

function Baseline() {
  const ids = useSyncExternalStore(subscribe, () => order)
  return (
    <>
      <main>
        {ids.map((id) => (
          <Item key={id} id={id} index={Number(id.slice(1))} />
        ))}
      </main>
      <aside>
        <Inspector />
      </aside>
    </>
  )
}

document.addEventListener('keydown', (event) => {
  if (!event.ctrlKey || event.key.toLowerCase() !== 'z') return
  event.preventDefault()
  undo()
})

const root = document.getElementById('baseline')
const free = Number(new URLSearchParams(location.search).get('snap') ?? '0')
if (root && free > 0) drawFreeItems(root, free)
else if (root) createRoot(root).render(<Baseline />)
