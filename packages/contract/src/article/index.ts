export { ArticleClass, ArticleDetail, getArticleClassList, getArticleDetail } from './article-text.contract.ts'
export { getArticlePage } from './article.contract.ts'
export { ArticleListItem, readArticle } from './article.ts'
export type { ArticleCard } from './article.ts'
