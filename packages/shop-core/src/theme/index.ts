export { GREY_CLASS, loadVersionConfig, setGrey } from './grey-filter.ts'
export { startTheme, tellTheme, THEME_CHOICES, useThemeChoice } from './theme-store.ts'
export type { ThemeChoice, ThemeKeeper } from './theme-store.ts'
