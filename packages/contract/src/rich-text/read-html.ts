import { cutText } from '../values/whole-text.ts'
import { Tokenizer, TokenizerMode } from 'parse5'
import type { Token } from 'parse5'

import { RichBuilder } from './rich-builder.ts'
import { isRichTag, RICH_LIMITS } from './rich-node.ts'
import type { RichNode, RichTag } from './rich-node.ts'

/** Tags that are mapped to others. */
const ALIASES: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  div: 'p',
  section: 'p',
  article: 'p',
  center: 'p',
}

/** Elements dropped with their content, up to the end tag or to the end of input. */
const DROPPED = new Set('template object svg math noscript select audio video canvas'.split(' '))

/** Dropped elements whose content is not markup, with the tokenizer's mode. HTML standard §13.2.6.4. */
const RAW: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
}

/** The names of attributes in HTML → in the tree. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  href: 'href',
  src: 'src',
  alt: 'alt',
  width: 'width',
  height: 'height',
  align: 'align',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

/** The longest HTML that is read, in characters; the rest is left out. Markup may take several times its text. */
const MAX_HTML = 5 * RICH_LIMITS.characters

/**
 * Reads HTML into rich text: allowed tags and attributes stay, other tags lose their markup, scripts and the like go
 * with their content. parse5 tokenizes, the allow-list is ours. Linear in the length, never throws, and gives at most
 * what `RICH_LIMITS` allows.
 */
export function readHtml(html: string): readonly RichNode[] {
  const builder = new RichBuilder()
  /** The dropped element that is open, and how many of its name are open in it. */
  let dropped: { readonly tag: string; depth: number } | undefined
  const text = ({ chars }: Token.CharacterToken) => {
    if (!dropped) builder.text(chars)
  }
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }) {
        const mode = Object.hasOwn(RAW, tagName) ? RAW[tagName] : undefined
        if (mode !== undefined) tokenizer.state = mode
        if (dropped) {
          if (dropped.tag === tagName) dropped.depth++
        } else if (mode !== undefined || DROPPED.has(tagName)) dropped = { tag: tagName, depth: 1 }
        else if (isRichTag(tagName)) builder.open(tagName, attributesOf(attrs), tagName)
        else if (Object.hasOwn(ALIASES, tagName)) builder.open(ALIASES[tagName] ?? 'p', attributesOf(attrs), tagName)
      },
      onEndTag({ tagName }) {
        if (!dropped) builder.close(tagName)
        else if (dropped.tag === tagName && --dropped.depth === 0) dropped = undefined
      },
      onCharacter: text,
      onWhitespaceCharacter: text,
      // As in a page's body; PostgreSQL cannot store NUL either.
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  )
  tokenizer.write(cutText(html, MAX_HTML), true)
  return builder.finish()
}

function ignore(): void {}

/** The attributes that the tree knows, under its names; `text-align` counts before the old `align`. */
function attributesOf(attrs: readonly Token.Attribute[]): Record<string, string> {
  const allowed = attrs.filter(({ name }) => Object.hasOwn(ATTRIBUTES, name))
  const style = attrs.find(({ name }) => name === 'style')?.value.slice(0, 2000) ?? ''
  const align = /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(style)?.[1]
  const read = Object.fromEntries(allowed.map(({ name, value }) => [ATTRIBUTES[name] ?? name, value]))
  const aligned = align ?? read['align']
  return { ...read, ...(aligned !== undefined && { align: aligned.toLowerCase() }) }
}
