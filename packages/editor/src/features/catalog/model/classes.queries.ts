import { queryOptions } from '@tanstack/react-query'
import type { ProductClass } from '@mallwright/contract/catalog'
import { currentLocale } from '@mallwright/shop-core/i18n'

import { dataOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import type { Remote } from '../../../studio/use-studio-query.ts'

/** A class of products; level 1 is the top. */
export interface SiteClass {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly children: readonly SiteClass[]
}

/** Class tree of the site. */
export type ClassTree = Remote<readonly SiteClass[]>

/** A class of articles with the number of its articles. */
export interface SiteArticleClass {
  readonly code: string
  readonly name: string
  readonly articleCount: number
}

/** Query keys of classes. Texts depend on the language. */
export const CLASSES_KEYS = {
  tree: (stUuid: string) => ['classes', currentLocale(), stUuid] as const,
  articles: () => ['article-classes', currentLocale()] as const,
}

const classTreeQuery = (stUuid: string) => (api: StudioApi) =>
  queryOptions({
    queryKey: CLASSES_KEYS.tree(stUuid),
    queryFn: async (): Promise<readonly SiteClass[]> =>
      dataOf(await api.getSiteClassTreeByStUuid({ params: { stUuid } })).map(readClass),
  })

const articleClassesQuery = (api: StudioApi) =>
  queryOptions({
    queryKey: CLASSES_KEYS.articles(),
    queryFn: async (): Promise<readonly SiteArticleClass[]> =>
      dataOf(await api.getArticleClassList({ body: {} })).map((item) => ({
        code: item.cClassCode,
        name: item.cClassName,
        articleCount: item.iArticleCount,
      })),
  })

/** The site's class tree. */
export function useClassTree(): ClassTree {
  return useStudioQuery(classTreeQuery(useStudio().stUuid)).data
}

/** The site's article classes. */
export function useArticleClasses(): Remote<readonly SiteArticleClass[]> {
  return useStudioQuery(articleClassesQuery).data
}

/** All classes of a tree, parents before children. */
export function classesOf(tree: ClassTree): readonly SiteClass[] {
  const visit = (classes: readonly SiteClass[]): SiteClass[] =>
    classes.flatMap((siteClass) => [siteClass, ...visit(siteClass.children)])
  return typeof tree === 'string' ? [] : visit(tree)
}

/** Classes whose names match, with their ancestors, parents before children. */
export function searchClasses(tree: ClassTree, word: string): readonly SiteClass[] {
  const query = word.trim().toLowerCase()
  const visit = (classes: readonly SiteClass[]): SiteClass[] =>
    classes.flatMap((siteClass) => {
      const below = visit(siteClass.children)
      return below.length > 0 || siteClass.name.toLowerCase().includes(query) ? [siteClass, ...below] : []
    })
  return typeof tree === 'string' ? [] : visit(tree)
}

function readClass(item: ProductClass): SiteClass {
  return { id: item.cClassUuid, name: item.cClassName, level: item.iLevel, children: item.children.map(readClass) }
}
