import type { Label } from '@mallwright/contract/values'
import type { DefaultedOption, DesignIssue } from '@mallwright/modules/legacy-design'

/** Texts of importing and exporting designs. */
export const DESIGN_TEXTS = {
  import: { zh: '导入设计', en: 'Import a design' },
  export: { zh: '导出设计', en: 'Export the design' },
  explain: {
    zh: '支持旧系统导出的模块配置（JSON）：模块数组，或带 list 的对象。认不出的选项和模块会原样保留，导出时写回。',
    en: 'Takes the module options of an older system as JSON: a list of modules, or an object with a list. What is not recognised is kept as it is and written back on export.',
  },
  choose: { zh: '选择 JSON 文件，或拖到这里', en: 'Choose a JSON file, or drop it here' },
  paste: { zh: '或粘贴 JSON', en: 'Or paste JSON' },
  read: { zh: '读取', en: 'Read' },
  back: { zh: '重新选择', en: 'Choose another' },
  fileFailed: { zh: '文件无法读取，请重新选择', en: 'The file could not be read; please choose it again' },
  modules: { zh: '{count} 个模块', en: '{count} {count:module|modules}' },
  understood: { zh: '已识别', en: 'Understood' },
  defaulted: { zh: '用了默认值', en: 'Set to default' },
  kept: { zh: '原样保留', en: 'Kept as is' },
  unknownModule: { zh: '未知模块，不显示但会保留', en: 'Unknown: not shown, but kept' },
  misplaced: { zh: '不能放在这里，不显示但会保留', en: 'May not stand here: not shown, but kept' },
  none: { zh: '无', en: 'None' },
  append: { zh: '追加到页面', en: 'Append to the page' },
  replace: { zh: '替换页面', en: 'Replace the page' },
  crowded: { zh: '页面放不下这么多模块', en: 'The page cannot hold that many modules' },
  imported: { zh: '已导入 {count} 个模块，可撤销', en: '{count} {count:module|modules} imported; you can undo it' },
  exportExplain: {
    zh: '按旧系统的选项名称导出当前草稿，导入时保留的内容会写回原处。',
    en: 'The draft in the option names of the older system; what an import kept is written back in its place.',
  },
  download: { zh: '下载文件', en: 'Download' },
  copy: { zh: '复制到剪贴板', en: 'Copy to the clipboard' },
  blocksFailed: {
    zh: '联动区块没有载入成功，请关闭后重试',
    en: 'The linked blocks could not be loaded; close this and try again',
  },
  copied: { zh: '已复制', en: 'Copied' },
  copyFailed: { zh: '无法复制，请下载文件', en: 'Could not be copied; please download it' },
  json: { zh: '设计 JSON', en: 'Design as JSON' },
} satisfies Record<string, Label>

/** Messages for unreadable designs. */
export const FAULT_TEXTS: Readonly<Record<DesignIssue['kind'], Label>> = {
  empty: { zh: '文件是空的，没有可导入的内容', en: 'The file is empty: there is nothing to import' },
  large: { zh: '文件超过 2 MB，请拆分后再导入', en: 'The file is larger than 2 MB; please split it' },
  syntax: {
    zh: '不是有效的 JSON：第 {line} 行第 {column} 列有误',
    en: 'This is no valid JSON: see line {line}, column {column}',
  },
  deep: {
    zh: '嵌套层级过深：见第 {line} 行第 {column} 列',
    en: 'It is nested too deeply at line {line}, column {column}',
  },
  shape: {
    zh: '这不是页面设计：需要模块数组，或带 list 数组的对象',
    en: 'This is no design: a list of modules or an object with a list is needed',
  },
  bare: { zh: '设计里没有任何模块', en: 'The design has no modules' },
  crowded: { zh: '模块太多，一个页面最多 5000 个', en: 'Too many modules: a page holds 5000 at most' },
  unrecognised: { zh: '没有识别出任何模块', en: 'None of its modules is recognised' },
}

/** Reasons why an option fell back to its default. */
export const REASON_TEXTS: Readonly<Record<DefaultedOption['reason'], Label>> = {
  missing: { zh: '未提供', en: 'not given' },
  unreadable: { zh: '无法识别', en: 'not understood' },
  limited: { zh: '超出范围，取最接近的值', en: 'out of range, nearest taken' },
}
