export { followGreyFilter, GREY_CLASS, loadVersionConfig } from './grey-filter.ts'
export { createThemeStore, syncThemeCookie, THEME_CHOICES, useThemeChoice } from './theme-store.ts'
export type { ThemeChoice, ThemeStore } from './theme-store.ts'
