import type { Label } from '@mallwright/contract/values'

/** Texts of query panels. Specification 2 §2.6, §5, §8. */
export const QUERY_LABELS = {
  title: { zh: '条件查询', en: 'Search by conditions' },
  keyword: { zh: '请输入关键字', en: 'Enter a keyword' },
  search: { zh: '查询', en: 'Search' },
  filter: { zh: '筛选', en: 'Filter' },
  active: { zh: '筛选，已设条件', en: 'Filter, conditions apply' },
  clear: { zh: '清空', en: 'Clear' },
  scan: { zh: '扫码', en: 'Scan' },
  saveDefaults: { zh: '保存默认值', en: 'Save as default' },
  clearDefaults: { zh: '清空默认值', en: 'Clear defaults' },
  settings: { zh: '条件设置', en: 'Conditions' },
  reversed: { zh: '开始值不能大于结束值', en: 'The start must not be after the end' },
  noValues: { zh: '当前查询条件没有任何值，无法保存', en: 'There is no value to save' },
  defaultsSaved: { zh: '默认值保存成功', en: 'Saved as default' },
  defaultsCleared: { zh: '默认值清除成功', en: 'The defaults are cleared' },
  lastDays: { zh: '近{count}天', en: 'Last {count} {count:day|days}' },
  today: { zh: '今天', en: 'Today' },
} satisfies Record<string, Label>
