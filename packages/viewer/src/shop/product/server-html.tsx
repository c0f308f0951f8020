import { createElement, useMemo } from 'react'
import type { ReactNode } from 'react'

/** The elements that a product's own page may be made of, with the attributes they may carry. Anything else loses its mark-up. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  P: [],
  DIV: [],
  SPAN: [],
  BR: [],
  HR: [],
  H2: [],
  H3: [],
  H4: [],
  STRONG: [],
  B: [],
  EM: [],
  I: [],
  U: [],
  SUB: [],
  SUP: [],
  UL: [],
  OL: [],
  LI: [],
  BLOCKQUOTE: [],
  FIGURE: [],
  FIGCAPTION: [],
  TABLE: [],
  THEAD: [],
  TBODY: [],
  TR: [],
  TH: ['colSpan', 'rowSpan'],
  TD: ['colSpan', 'rowSpan'],
  IMG: ['src', 'alt', 'width', 'height'],
  A: ['href'],
}

/** What is dropped with all it holds. */
const DROPPED = /^(?:script|style|template|iframe|object|embed|svg|math|form|link|meta|title|noscript)$/i

/** The only place where HTML from a server is drawn: read in a document without scripts, then rebuilt from allowed parts. */
export function ServerHtml({ html, className }: { readonly html: string; readonly className: string }): ReactNode {
  const parts = useMemo(() => partsOf(new DOMParser().parseFromString(html, 'text/html').body), [html])
  return <div className={className}>{parts}</div>
}

function partsOf(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element) || DROPPED.test(node.tagName)) return null
    const attributes = ALLOWED[node.tagName]
    // Text between the parts of a table is white space that React would warn about.
    const children = partsOf(node).filter(
      (part) => !/^(?:TABLE|THEAD|TBODY|TR)$/.test(node.tagName) || typeof part !== 'string',
    )
    if (!attributes) return children
    const props = { key: index, ...propsOf(node, attributes) }
    return /^(?:BR|HR|IMG)$/.test(node.tagName)
      ? createElement(node.tagName.toLowerCase(), props)
      : createElement(node.tagName.toLowerCase(), props, ...children)
  })
}

function propsOf(element: Element, names: readonly string[]): Record<string, string> {
  const props: Record<string, string> = element.tagName === 'IMG' ? { loading: 'lazy', decoding: 'async', alt: '' } : {}
  for (const name of names) {
    const written = element.getAttribute(name)
    if (written === null) continue
    const isAddress = name === 'src' || name === 'href'
    if (!isAddress || /^(?:https?:\/\/|\/(?![/\\]))/i.test(written.trim())) props[name] = written
  }
  return props
}
