import type { CompiledPage } from '@mallwright/contract/document'
import { backgroundStyle } from '@mallwright/modules/views'
import type { ReactNode } from 'react'

import { EAGER_MODULES } from './deferred-style.ts'
import { NodeView } from './node-view.tsx'
import type { PageScope } from './page-scope.ts'
import './theme.css'
import './page.css'

/** Renders a compiled page: the same component on the server, in the shop and in the preview. */
export function PageView({ page, scope }: { readonly page: CompiledPage; readonly scope: PageScope }): ReactNode {
  return (
    <main className={`mw-page mw-mode-${scope.mode ?? 'view'}`} style={backgroundStyle(page.look.background)}>
      {page.nodes.map((node, index) => (
        <NodeView key={node.id} node={node} scope={scope} isFirst={index === 0} isDeferred={index >= EAGER_MODULES} />
      ))}
    </main>
  )
}
