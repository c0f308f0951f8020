import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { loadScript } from '../../runtime/index.ts'

const ParsedHtml = lazy(async () => {
  const { ParsedHtml: parsed } = await loadScript(() => import('./parsed-html.tsx'))
  return { default: parsed }
})

/** Renders HTML of the gateway as checked rich text: the only place where foreign HTML is shown. */
export function GatewayHtml({ html, className }: { readonly html: string; readonly className: string }): ReactNode {
  return (
    <div className={className}>
      <Suspense fallback={<span className="shop-skeleton-bar" aria-busy="true" />}>
        <ParsedHtml html={html} />
      </Suspense>
    </div>
  )
}
