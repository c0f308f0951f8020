import type { CompiledPage } from '@mallwright/contract/document'
import { backgroundStyle } from '@mallwright/modules/views'
import type { ReactNode } from 'react'

import { EAGER_MODULES } from './deferred-style.ts'
import { FloatingNodes } from './floating-nodes.tsx'
import { NodeView } from './node-view.tsx'
import type { PageScope } from './page-scope.ts'
import './theme.css'
import './page.css'

/** Renders a compiled page: the same component on the server, in the shop and in the preview. */
export function PageView({ page, scope }: { readonly page: CompiledPage; readonly scope: PageScope }): ReactNode {
  const { mode = 'view', views } = scope
  // A static rendition has them in its flow.
  const floats = mode === 'edit' ? [] : page.nodes.filter(({ module }) => views[module]?.isFloating)
  const flow = floats.length === 0 ? page.nodes : page.nodes.filter((node) => !floats.includes(node))
  const first = flow.findIndex(({ module }) => !views[module]?.isPlain)
  return (
    <>
      <main className={`mw-page mw-mode-${mode}`} style={backgroundStyle(page.look.background)}>
        {flow.map((node, index) => (
          <NodeView
            key={node.id}
            node={node}
            scope={scope}
            isFirst={index === first}
            isDeferred={index >= EAGER_MODULES}
          />
        ))}
      </main>
      <FloatingNodes nodes={floats} scope={scope} />
    </>
  )
}
