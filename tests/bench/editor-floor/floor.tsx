import { memo, useRef, useState, useSyncExternalStore } from 'react'
import type { PointerEvent } from 'react'
import { createRoot } from 'react-dom/client'

import { drawFreeItems } from './snap-floor.ts'
import './floor.css'

// The least that a React editor can be: modules drawn, one selected, one field edited, one dragged, undo. No panels, no checks.

type Module = { readonly id: string; readonly text: string }

const count = Number(new URLSearchParams(location.search).get('count') ?? '50')
const listeners = new Set<() => void>()
const past: { modules: Record<string, Module>; order: string[] }[] = []
let selected = ''
let order = Array.from({ length: count }, (_, index) => `m${index}`)
let modules: Record<string, Module> = Object.fromEntries(
  order.map((id, index) => [id, { id, text: `第 ${index + 1} 组：企业采购一站配齐，专票无忧，次日送达。` }]),
)

function change(next: { modules?: Record<string, Module>; order?: string[] }): void {
  past.push({ modules, order })
  modules = next.modules ?? modules
  order = next.order ?? order
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const Body = memo(function Body({ index, text }: { readonly index: number; readonly text: string }) {
  if (index % 6 === 2)
    return (
      <ul className="grid">
        {[1, 2, 3, 4].map((n) => (
          <li key={n}>
            <span className="picture" />
            <span>{text}</span>
            <b>¥138.00</b>
          </li>
        ))}
      </ul>
    )
  if (index % 6 === 5)
    return (
      <a className="button" href="#top">
        立即采购
      </a>
    )
  return <p>{text}</p>
})

function Item({ id, index }: { readonly id: string; readonly index: number }) {
  const item = useSyncExternalStore(subscribe, () => modules[id])
  const isSelected = useSyncExternalStore(subscribe, () => selected === id)
  const box = useRef<HTMLDivElement>(null)
  const from = useRef<number | undefined>(undefined)
  const down = (event: PointerEvent) => {
    selected = id
    from.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
    tell()
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
    const next = order.filter((one) => one !== id)
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

function Floor() {
  const ids = useSyncExternalStore(subscribe, () => order)
  const [isReady] = useState(true)
  const undo = () => {
    const last = past.pop()
    if (!last) return
    modules = last.modules
    order = last.order
    tell()
  }
  return (
    <>
      <main data-ready={isReady}>
        {ids.map((id) => (
          <Item key={id} id={id} index={Number(id.slice(1))} />
        ))}
      </main>
      <aside>
        <button type="button" onClick={undo}>
          undo
        </button>
        <Inspector />
      </aside>
    </>
  )
}

const root = document.getElementById('floor')
const free = Number(new URLSearchParams(location.search).get('snap') ?? '0')
if (root && free > 0) drawFreeItems(root, free)
else if (root) createRoot(root).render(<Floor />)
