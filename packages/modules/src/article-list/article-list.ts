import { pagingField, tileBoxFields } from '../list-layout/list-fields.ts'
import { titleFields } from '../list-layout/title-fields.ts'
import { defineModule } from '../kit/define-module.ts'
import type { PropsOfModule } from '../kit/define-module.ts'
import { field } from '../kit/field.ts'
import { DEFAULT_DISPLAY } from '../product-tiles/tile-fields.ts'

const hasPictures = (props: Readonly<Record<string, unknown>>) => props['layout'] !== 'lines'

/** Articles of the site: the newest of classes, or selected ones. Specification 3 §3 (list module options). */
export const articleList = defineModule({
  type: 'article-list',
  label: { zh: '文章列表', en: 'Article list' },
  help: {
    zh: '展示某些分类的最新文章，或指定文章。',
    en: 'Shows the newest articles of categories, or selected ones.',
  },
  group: 'content',
  fields: {
    source: field.choice({
      label: { zh: '文章来源', en: 'Source' },
      options: [
        { value: 'class', label: { zh: '按分类', en: 'By category' } },
        { value: 'chosen', label: { zh: '指定文章', en: 'Selected one by one' } },
      ],
    }),
    classCodes: field.articleClasses({
      label: { zh: '文章分类', en: 'Article categories' },
      help: { zh: '不选时显示全部分类', en: 'Every category while none is selected' },
      max: 20,
      showIf: (props) => props['source'] !== 'chosen',
      isOptional: true,
    }),
    articleIds: field.articles({
      label: { zh: '文章', en: 'Selected articles' },
      max: 100,
      showIf: (props) => props['source'] === 'chosen',
    }),
    pageSize: field.range({
      label: { zh: '每页数量', en: 'Articles per page' },
      default: DEFAULT_DISPLAY,
      min: 1,
      max: 50,
    }),
    paging: pagingField,
    isMoreShown: field.toggle({
      label: { zh: '显示“更多”', en: 'Show a way to all' },
      help: { zh: '进入同分类的文章列表页', en: 'Leads to the page with all articles of the categories' },
      showIf: (props) => props['source'] !== 'chosen',
    }),
    ...titleFields,
    layout: field.choice({
      label: { zh: '样式', en: 'Arrangement' },
      tab: 'style',
      options: [
        { value: 'rows', label: { zh: '左文右图', en: 'Rows with a cover' } },
        { value: 'covers', label: { zh: '大图', en: 'Large covers' } },
        { value: 'lines', label: { zh: '纯文字', en: 'Text only' } },
      ],
    }),
    isSummaryShown: field.toggle({
      label: { zh: '显示摘要', en: 'Show summary' },
      tab: 'style',
      default: true,
      showIf: hasPictures,
    }),
    isDateShown: field.toggle({ label: { zh: '显示日期', en: 'Show date' }, tab: 'style', default: true }),
    titleTextColour: field.colour({ label: { zh: '文章标题颜色', en: 'Headline colour' }, tab: 'style' }),
    background: field.colour({ label: { zh: '底色', en: 'Background' }, tab: 'style' }),
    ...tileBoxFields,
  },
  size: { minHeight: 40 },
  migrations: [],
})

/** Props of the article list view. */
export type ArticleListProps = PropsOfModule<typeof articleList>
