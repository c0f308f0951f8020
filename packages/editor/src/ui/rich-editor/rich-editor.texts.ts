import type { Label } from '@mallwright/contract/values'

/** Texts of the rich text editor. */
export const RICH_TEXTS = {
  tools: { zh: '格式', en: 'Format' },
  bold: { zh: '加粗', en: 'Bold' },
  italic: { zh: '斜体', en: 'Italic' },
  underline: { zh: '下划线', en: 'Underline' },
  paragraph: { zh: '正文', en: 'Text' },
  h2: { zh: '大标题', en: 'Heading' },
  h3: { zh: '中标题', en: 'Subheading' },
  h4: { zh: '小标题', en: 'Small heading' },
  block: { zh: '段落样式', en: 'Paragraph style' },
  bullets: { zh: '项目列表', en: 'Bulleted list' },
  numbers: { zh: '编号列表', en: 'Numbered list' },
  quote: { zh: '引用', en: 'Quote' },
  link: { zh: '链接', en: 'Link' },
  clear: { zh: '清除格式', en: 'Clear formatting' },
  address: { zh: '链接地址', en: 'Link address' },
  addressHint: { zh: 'https:// 或商城内路径 /…', en: 'https:// or a path of the mall /…' },
  addressWrong: {
    zh: '请输入 http(s):// 网址或以 / 开头的路径',
    en: 'An http(s) address, or a path that starts with /',
  },
  selectFirst: { zh: '先选中要加链接的文字', en: 'First select the words that shall lead there' },
  apply: { zh: '确定', en: 'Done' },
  unlink: { zh: '取消链接', en: 'Remove link' },
  placeholder: { zh: '输入正文，或从文档、网页粘贴', en: 'Write, or paste from a document or page' },
} satisfies Record<string, Label>
