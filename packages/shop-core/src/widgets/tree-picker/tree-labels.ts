import type { Label } from '@mallwright/contract/values'

/** Texts of tree pickers. Specification 3 §2. */
export const TREE_LABELS = {
  root: { zh: '根目录', en: 'All' },
  search: { zh: '请输入选项名称关键字', en: 'Enter a part of the name' },
  path: { zh: '路径', en: 'Path' },
  all: { zh: '全选', en: 'Choose all' },
  below: { zh: '下级', en: 'Below' },
  belowOf: { zh: '{title}的下级', en: 'Below {title}' },
  noResult: { zh: '暂无结果', en: 'Nothing found' },
  noNode: { zh: '暂无数据', en: 'Nothing here yet' },
  loading: { zh: '加载中…', en: 'Loading…' },
  failed: { zh: '加载失败，重试', en: 'Failed, try again' },
  failedOf: { zh: '{title}的下级加载失败，重试', en: 'What is below {title} failed to load, try again' },
  cut: { zh: '结果较多，仅显示前 {count} 个', en: 'The first {count} results' },
} satisfies Record<string, Label>
