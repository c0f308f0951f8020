import { articleText } from '../article/article.rules.ts'
import { article, articleClass } from '../db/tables/article.table.ts'
import { entityText } from '../db/tables/entity-text.table.ts'
import { ARTICLE_CLASSES, ARTICLE_PLANS, COVER_SIZE } from './plans/articles.data.ts'
import type { ArticlePlan } from './plans/articles.data.ts'
import { articleId, demoId } from './plans/demo-id.ts'
import { englishArticle } from './english/english-article.ts'
import { englishTexts } from './english/english-texts.ts'
import { pictureAddress } from './plans/picture-address.ts'
import { MAIN_SITE_ID, SECOND_SITE_ID } from './seed-sites.ts'
import type { InsertRows } from './plans/write-rows.ts'

const DAY_MS = 24 * 3600 * 1000

/** Writes the articles of both sites, by the same rule as any saved article. Domain 1.2. */
export async function seedArticles(write: InsertRows, clock: Date): Promise<void> {
  const sites = [MAIN_SITE_ID, SECOND_SITE_ID]
  await write(
    articleClass,
    sites.flatMap((siteId) => ARTICLE_CLASSES.map(({ code, name }, sort) => ({ siteId, code, name, sort }))),
  )
  const written = [
    ...ARTICLE_PLANS.map((plan) => ({ plan, id: articleId(plan.name), siteId: MAIN_SITE_ID })),
    ...ARTICLE_PLANS.filter(({ isOnSecondSite }) => isOnSecondSite).map((plan) => ({
      plan,
      id: demoId(`second-article/${plan.name}`),
      siteId: SECOND_SITE_ID,
    })),
  ].map((row) => ({
    ...row,
    own: textOf(row.plan, row.plan),
    english: textOf(row.plan, englishArticle(row.plan.name)),
  }))
  await write(
    article,
    written.map(({ plan, id, siteId, own, english }) => ({
      id,
      siteId,
      classCode: plan.classCode,
      coverUrl: plan.cover ? pictureAddress(`article/${plan.name}`) : '',
      publishedAt: new Date(clock.getTime() - plan.daysAgo * DAY_MS),
      ...own,
      searchText: `${own.searchText} ${english.searchText}`,
    })),
  )
  await write(entityText, [
    ...sites.flatMap((siteId) =>
      ARTICLE_CLASSES.flatMap(({ code, english }) => englishTexts('article_class', siteId, { [code]: english })),
    ),
    ...written.flatMap(({ id, english: { title, summary, bodyHtml } }) =>
      englishTexts('article', id, { title, summary, bodyHtml }),
    ),
  ])
}

/** The text of a plan in one language. */
function textOf(plan: ArticlePlan, { title, html }: Pick<ArticlePlan, 'title' | 'html'>) {
  return articleText({ title, summary: '', html: bodyOf(plan.name, html) })
}

function bodyOf(name: string, html: string): string {
  const { width, height } = COVER_SIZE
  return html.replace(/\[图:([^\]]+)\]/g, (_, caption: string) => {
    const picture = `<img src="${pictureAddress(`article/${name}`)}" width="${width}" height="${height}" alt="${caption}">`
    return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`
  })
}
