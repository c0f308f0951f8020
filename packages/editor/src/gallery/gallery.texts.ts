import type { Label } from '@mallwright/contract/values'

/** Texts of the gallery. */
export const GALLERY_TEXTS = {
  title: { zh: '模块画廊', en: 'Module gallery' },
  all: { zh: '全部模块', en: 'All modules' },
  module: { zh: '模块', en: 'Module' },
  data: { zh: '数据', en: 'Data' },
  theme: { zh: '主题', en: 'Theme' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  locale: { zh: '语言', en: 'Language' },
  width: { zh: '宽度', en: 'Width' },
  count: { zh: '共 {n} 格', en: '{n} cells' },
} satisfies Record<string, Label>
