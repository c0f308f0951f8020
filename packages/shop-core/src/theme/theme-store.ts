import type { LocalStore } from '../storage/local-store.ts'
import { createObservable, useObservable } from '../storage/observable.ts'
import type { Observable } from '../storage/observable.ts'

/** The themes to choose from; `system` follows the device. Specification 1 §1. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The chosen theme, and the wish to be told of it. */
export interface ThemeKeeper {
  readonly choice: Observable<ThemeChoice>
  choose(choice: ThemeChoice): void
}

/**
 * Starts the theme: reads the choice, sets `data-theme` on `<html>` and keeps it right when choice or device change.
 * The device's theme of the last visit is stored beside the choice (1 §3: "theme, system theme").
 */
export function startTheme(store: LocalStore): ThemeKeeper {
  const device = matchMedia('(prefers-color-scheme: dark)')
  const stored = THEME_CHOICES.find((one) => one === store.read('theme'))
  const choice = createObservable<ThemeChoice>(stored ?? 'system')
  const apply = () => {
    const system = device.matches ? 'dark' : 'light'
    store.write('systemTheme', system)
    document.documentElement.dataset['theme'] = choice.get() === 'system' ? system : choice.get()
  }
  device.addEventListener('change', apply)
  choice.subscribe(apply)
  apply()
  return {
    choice,
    choose(next) {
      store.write('theme', next)
      choice.set(next)
    },
  }
}

/** The chosen theme, drawn again when it changes. */
export function useThemeChoice({ choice }: ThemeKeeper): ThemeChoice {
  return useObservable(choice)
}
