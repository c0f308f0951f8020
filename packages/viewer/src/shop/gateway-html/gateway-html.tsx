import { readHtml } from '@mallwright/contract/rich-text'
import { RichNodes } from '@mallwright/modules/views'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

/** The only place where HTML from a server is drawn: read into checked formatted text, whatever the server promised. */
export function GatewayHtml({ html, className }: { readonly html: string; readonly className: string }): ReactNode {
  const nodes = useMemo(() => readHtml(html), [html])
  return (
    <div className={className}>
      <RichNodes nodes={nodes} />
    </div>
  )
}
