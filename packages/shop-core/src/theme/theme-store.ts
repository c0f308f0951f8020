import { writeChoice } from '../storage/choice-cookie.ts'
import type { LocalStore } from '../storage/local-store.ts'
import { createObservable, useObservable } from '../storage/observable.ts'
import type { Observable } from '../storage/observable.ts'

/** The themes to choose from; `system` follows the device. Specification 1 §1. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The chosen theme, and the way to choose another. */
export interface ThemeKeeper {
  readonly choice: Observable<ThemeChoice>
  readonly choose: (choice: ThemeChoice) => void
}

/**
 * Starts the theme and keeps `data-theme` on `<html>` right; without the attribute style sheets follow the device.
 * Stored as `theme` (light or dark) and `systemTheme` (`true` while the device decides). Specification 1 §3.
 */
export function startTheme(store: LocalStore): ThemeKeeper {
  const choice = createObservable(storedChoice(store))
  const apply = () => {
    const now = choice.get()
    if (now === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = now
  }
  choice.subscribe(apply)
  apply()
  return {
    choice,
    choose(next) {
      store.write('systemTheme', String(next === 'system'))
      if (next !== 'system') store.write('theme', next)
      choice.set(next)
    },
  }
}

/** The cookie that the chosen theme travels in, so that the server writes pages in it; absent while the device decides. */
const THEME_COOKIE = 'mw_theme'

/** Tells the server the chosen theme, now and whenever it changes: its pages have it before any script runs. */
export function tellTheme({ choice }: ThemeKeeper): void {
  const tell = () => {
    const now = choice.get()
    writeChoice(THEME_COOKIE, now === 'system' ? undefined : now)
  }
  choice.subscribe(tell)
  tell()
}

/** The chosen theme, drawn again when it changes. */
export function useThemeChoice({ choice }: ThemeKeeper): ThemeChoice {
  return useObservable(choice)
}

function storedChoice(store: LocalStore): ThemeChoice {
  const theme = store.read('theme')
  const isChosen = (theme === 'light' || theme === 'dark') && store.read('systemTheme') !== 'true'
  return isChosen ? theme : 'system'
}
