import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

/** Facts by name; those without a text are left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [Label, ReactNode])[] }): ReactNode {
  const translate = useText()
  return (
    <dl className="shop-facts">
      {facts.map(([label, fact]) =>
        fact === '' || fact === undefined ? null : (
          <div key={label.zh}>
            <dt>{translate(label)}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
