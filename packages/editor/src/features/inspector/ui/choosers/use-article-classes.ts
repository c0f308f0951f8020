import type { ArticleClass } from '@mallwright/contract/article'
import { useEffect, useState } from 'react'

import { useStudio } from '../../../../studio/studio.ts'

/** Article classes of the site; `failed` when they could not be loaded. */
export function useArticleClasses(): readonly ArticleClass[] | 'loading' | 'failed' {
  const { api } = useStudio()
  const [classes, setClasses] = useState<readonly ArticleClass[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const answer = await api.getArticleClassList({ body: {} })
      if (isCurrent) setClasses(answer.ok ? answer.data : 'failed')
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [api])
  return classes
}
