import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import './class-heading.css'

const ALL = { zh: '全部', en: 'All' }

/** Heading of a class with the way to all of its products. */
export function ClassHeading({ name, href }: { readonly name: string; readonly href: string }) {
  const all = useText()(ALL)
  return (
    <h2 className="shop-class-heading">
      {name}
      <Anchor href={href} aria-label={`${all} ${name}`}>
        {all}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6l6 6-6 6" />
        </svg>
      </Anchor>
    </h2>
  )
}
