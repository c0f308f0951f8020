/** One rule of a sheet: a style rule with its selectors, or a nesting rule. */
type Rule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

interface Selector {
  readonly text: string
  /** Alternatives: each is a list of classes that must all occur. */
  readonly ways: readonly (readonly string[])[]
}

/** A parsed sheet. */
export type Sheet = readonly Rule[]

/** Parses a sheet. */
export function parseSheet(text: string): Sheet {
  return parse(text.replace(/\/\*[\s\S]*?\*\//g, ''))
}

/**
 * Rules of a sheet that can match the markup, in order: those whose classes all occur in it.
 * Classes that scripts add are omitted: hydration loads the complete sheets.
 */
export function usedCss(rules: Sheet, html: string): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const drawn = rules.filter(({ kind }) => kind !== 'keyframes').map((rule) => write(rule, classes))
  const text = drawn.join('')
  const frames = rules.flatMap((rule) => (rule.kind === 'keyframes' && text.includes(rule.name) ? [rule.text] : []))
  return text + frames.join('')
}

function write(rule: Rule, classes: ReadonlySet<string>): string {
  switch (rule.kind) {
    case 'style': {
      const used = rule.selectors.filter(({ ways }) => ways.some((way) => way.every((name) => classes.has(name))))
      return used.length === 0 ? '' : `${used.map(({ text }) => text).join(',')}{${rule.body}}`
    }
    case 'group': {
      const inner = rule.rules.map((one) => write(one, classes)).join('')
      return inner === '' ? '' : `${rule.head}{${inner}}`
    }
    case 'keyframes':
    case 'other':
      return rule.text
  }
}

function parse(css: string): Rule[] {
  const rules: Rule[] = []
  let at = 0
  while (at < css.length) {
    const stop = find(css, at, '{;')
    const head = css.slice(at, stop).trim()
    if (css[stop] !== '{') {
      if (head !== '') rules.push({ kind: 'other', text: `${head};` })
      at = stop + 1
      continue
    }
    const end = find(css, stop + 1, '}')
    rules.push(ruleOf(head, css.slice(stop + 1, end)))
    at = end + 1
  }
  return rules
}

function ruleOf(head: string, body: string): Rule {
  if (/^@(?:media|supports|container|layer)\b/.test(head)) return { kind: 'group', head, rules: parse(body) }
  const text = `${head}{${body}}`
  const [, name] = /^@keyframes\s+(.+)$/.exec(head) ?? []
  if (name !== undefined) return { kind: 'keyframes', name, text }
  if (head.startsWith('@')) return { kind: 'other', text }
  return { kind: 'style', selectors: split(head).map(selectorOf), body }
}

function selectorOf(text: string): Selector {
  // Attributes are no classes, and `:not()` requires none.
  const asked = text.replace(/\[[^\]]*\]/g, '').replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
  return { text, ways: waysOf(asked).map((way) => [...way.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)) }
}

/** Alternatives of `:is()` and `:where()`. */
function waysOf(selector: string): string[] {
  const start = /:(?:is|where)\(/.exec(selector)
  if (!start) return [selector]
  const open = start.index + start[0].length
  const close = find(selector, open, ')')
  const [before, after] = [selector.slice(0, start.index), selector.slice(close + 1)]
  return split(selector.slice(open, close)).flatMap((one) => waysOf(`${before}${one}${after}`))
}

/** Splits at top-level commas. */
function split(list: string): string[] {
  const parts: string[] = []
  let at = 0
  while (at <= list.length) {
    const stop = find(list, at, ',')
    parts.push(list.slice(at, stop).trim())
    at = stop + 1
  }
  return parts
}

const CLOSED_BY: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Index of the first of the given signs outside of strings and brackets; the end when there is none. */
function find(text: string, from: number, signs: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (signs.includes(sign)) return at
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = endOfString(text, at)
    else if (CLOSED_BY[sign]) at = find(text, at + 1, CLOSED_BY[sign])
  }
  return text.length
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1
  return at
}
