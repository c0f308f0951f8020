import { readHtml } from '@mallwright/contract/rich-text'
import { RichNodes } from '@mallwright/modules/views'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

/** Parses HTML into checked rich text and renders it. The parser is large: load it lazily. */
export function ParsedHtml({ html }: { readonly html: string }): ReactNode {
  return <RichNodes nodes={useMemo(() => readHtml(html), [html])} />
}
