import { Anchor } from '@mallwright/modules/views'
import { Notice } from '@mallwright/shop-core/kit'

import { Recommended } from './recommended.tsx'

/** An empty list of products or orders: that it is empty, the way to some, and what one may like meanwhile. */
export function NothingYet(props: {
  readonly title: string
  readonly href: string
  /** What the way is called. */
  readonly way: string
  readonly scene?: 'empty' | 'cart'
}) {
  const { title, href, way, scene = 'empty' } = props
  return (
    <>
      <Notice
        kind="empty"
        title={title}
        action={
          <Anchor className="shop-button" href={href}>
            {way}
          </Anchor>
        }
      />
      <Recommended scene={scene} isInView />
    </>
  )
}
