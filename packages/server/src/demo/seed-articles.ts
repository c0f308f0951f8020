import { articleText } from '../article/article.rules.ts'
import { article, articleClass } from '../db/tables/article.table.ts'
import { ARTICLE_CLASSES, ARTICLE_PLANS, COVER_SIZE } from './plans/articles.data.ts'
import type { ArticlePlan } from './plans/articles.data.ts'
import { demoId } from './plans/demo-id.ts'
import { pictureAddress } from './seed-catalog.ts'
import { MAIN_SITE_ID, SECOND_SITE_ID } from './seed-sites.ts'
import type { InsertRows } from './write-rows.ts'

const DAY_MS = 24 * 3600 * 1000

/** The id of an article of the main demo site. */
export function articleId(name: string): string {
  return demoId(`article/${name}`)
}

/** Writes the articles of both sites, by the same rule as any saved article. Domain 1.2. */
export async function seedArticles(write: InsertRows, clock: Date): Promise<void> {
  const sites = [MAIN_SITE_ID, SECOND_SITE_ID]
  await write(
    articleClass,
    sites.flatMap((siteId) => ARTICLE_CLASSES.map((articleClass, sort) => ({ siteId, ...articleClass, sort }))),
  )
  const row = (plan: ArticlePlan, id: string, siteId: string) => ({
    id,
    siteId,
    classCode: plan.classCode,
    coverUrl: plan.cover ? pictureAddress(`article/${plan.name}`) : '',
    publishedAt: new Date(clock.getTime() - plan.daysAgo * DAY_MS),
    ...articleText({ title: plan.title, summary: '', html: bodyOf(plan) }),
  })
  await write(article, [
    ...ARTICLE_PLANS.map((plan) => row(plan, articleId(plan.name), MAIN_SITE_ID)),
    ...ARTICLE_PLANS.filter(({ isOnSecondSite }) => isOnSecondSite).map((plan) =>
      row(plan, demoId(`second-article/${plan.name}`), SECOND_SITE_ID),
    ),
  ])
}

function bodyOf({ name, html }: ArticlePlan): string {
  const { width, height } = COVER_SIZE
  return html.replace(/\[图:([^\]]+)\]/g, (_, caption: string) => {
    const picture = `<img src="${pictureAddress(`article/${name}`)}" width="${width}" height="${height}" alt="${caption}">`
    return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`
  })
}
