import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { PageThumbnail } from '../../../viewport/page-thumbnail.tsx'
import { usePageTop } from '../model/pages.queries.ts'
import type { SitePage } from '../model/pages.queries.ts'
import './page-picture.css'

/** Picture of a page: the top of its draft, loaded once it is in view. */
export function PagePicture({ page }: { readonly page: SitePage }): ReactNode {
  const element = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={element} className="st-page-picture" aria-hidden="true">
      {isSeen && <Drawn page={page} />}
    </span>
  )
}

function Drawn({ page }: { readonly page: SitePage }): ReactNode {
  const { views: loaded } = useStudio()
  const views = useStore(loaded, (all) => all)
  const top = usePageTop(page)
  return top && <PageThumbnail page={top} views={views} />
}
