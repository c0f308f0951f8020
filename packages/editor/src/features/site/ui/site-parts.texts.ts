import type { Label } from '@mallwright/contract/values'

/** Texts of site parts. */
export const SITE_PART_TEXTS = {
  preview: { zh: '效果', en: 'How it looks' },
  phone: { zh: '首页效果', en: 'The home page' },
  theme: { zh: '主题', en: 'Theme' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  homeHint: { zh: '以首页草稿展示，点击无效', en: 'Shown with the draft of the home page; taps do nothing' },
  specimenHint: { zh: '新放入的模块从这里开始', en: 'New modules start like this' },
} satisfies Record<string, Label>
