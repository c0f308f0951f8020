import type { ProductClass } from '@mallwright/contract/catalog'
import { useEffect, useState } from 'react'

import { useStudio } from '../../../studio/studio.ts'

/** The site's class tree; `failed` when it could not be loaded. */
export type ClassTree = readonly ProductClass[] | 'loading' | 'failed'

/** Loads the site's class tree. */
export function useClassTree(): ClassTree {
  const { api, stUuid } = useStudio()
  const [tree, setTree] = useState<ClassTree>('loading')
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const answer = await api.getSiteClassTreeByStUuid({ params: { stUuid } })
      if (isCurrent) setTree(answer.ok ? answer.data : 'failed')
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [api, stUuid])
  return tree
}

/** All classes of a tree, parents before children. */
export function classesOf(tree: ClassTree): readonly ProductClass[] {
  const visit = (classes: readonly ProductClass[]): ProductClass[] =>
    classes.flatMap((productClass) => [productClass, ...visit(productClass.children)])
  return typeof tree === 'string' ? [] : visit(tree)
}

/** Classes whose names match, with their ancestors, parents before children. */
export function foundClasses(tree: ClassTree, word: string): readonly ProductClass[] {
  const query = word.trim().toLowerCase()
  const visit = (classes: readonly ProductClass[]): ProductClass[] =>
    classes.flatMap((productClass) => {
      const below = visit(productClass.children)
      return below.length > 0 || productClass.cClassName.toLowerCase().includes(query) ? [productClass, ...below] : []
    })
  return typeof tree === 'string' ? [] : visit(tree)
}
