import type { Label } from '@mallwright/contract/values'

/** Texts of the command palette. */
export const COMMANDS_TEXTS = {
  title: { zh: '搜索命令', en: 'Search commands' },
  search: { zh: '搜索操作、模块、图层或页面', en: 'Search actions, modules, layers or pages' },
  recent: { zh: '最近使用', en: 'Recent' },
  selection: { zh: '所选模块', en: 'Selection' },
  actions: { zh: '操作', en: 'Actions' },
  insert: { zh: '插入模块', en: 'Insert a module' },
  nodes: { zh: '转到图层', en: 'Go to a layer' },
  documents: { zh: '打开页面或站点部分', en: 'Open a page or a part of the site' },
  insertNamed: { zh: '插入{name}', en: 'Insert {name}' },
  insertBlock: { zh: '插入区块：{name}', en: 'Insert the block {name}' },
  home: { zh: '首页', en: 'Home page' },
  none: { zh: '没有匹配的命令', en: 'No command found' },
  noneHint: { zh: '换个词试试', en: 'Try another word' },
  keys: { zh: '↑↓ 选择 · ↵ 执行 · Esc 关闭', en: '↑↓ choose · ↵ run · Esc close' },
} satisfies Record<string, Label>
