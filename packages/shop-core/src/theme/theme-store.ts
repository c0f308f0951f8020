import type { LocalStore } from '../storage/local-store.ts'
import { createPersistedValue, usePersisted } from '../storage/persisted-value.ts'
import type { PersistedValue } from '../storage/persisted-value.ts'
import { writePreferenceCookie } from '../storage/preference-cookie.ts'

/** The selectable themes; `system` follows the device. Specification 1 §1. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The chosen theme, applied to the document while the store lives. */
export interface ThemeStore {
  readonly choice: PersistedValue<ThemeChoice>
  readonly choose: (choice: ThemeChoice) => void
}

/** Cookie of the chosen theme, for server-rendered pages; absent for `system`. */
const THEME_COOKIE = 'mw_theme'

/**
 * Creates the theme store and applies the theme as `data-theme` on `<html>`; without the attribute style sheets follow
 * the device. `shown` replaces the choice at the start, without storing it: a preview’s theme. Stored as `theme` (light or dark) and `systemTheme` (`true` for `system`). Specification 1 §3.
 */
export function createThemeStore(store: LocalStore, shown?: ThemeChoice): ThemeStore {
  const choice = createPersistedValue<ThemeChoice>(store, { read: readChoice, write: writeChoice })
  applyTheme(shown ?? choice.get())
  return {
    choice,
    choose(next) {
      choice.set(next)
      applyTheme(next)
    },
  }
}

/** Writes the chosen theme to the cookie, now and on every change: the next page is rendered in it. Returns unsubscribe. */
export function syncThemeCookie({ choice }: ThemeStore): () => void {
  const write = () => writePreferenceCookie(THEME_COOKIE, choice.get() === 'system' ? undefined : choice.get())
  write()
  return choice.state.subscribe(write)
}

/** Subscribes a component to the chosen theme. */
export function useThemeChoice({ choice }: ThemeStore): ThemeChoice {
  return usePersisted(choice)
}

function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

function readChoice(store: LocalStore): ThemeChoice {
  const theme = store.read('theme')
  const isChosen = (theme === 'light' || theme === 'dark') && store.read('systemTheme') !== 'true'
  return isChosen ? theme : 'system'
}

function writeChoice(store: LocalStore, choice: ThemeChoice): void {
  store.write('systemTheme', String(choice === 'system'))
  if (choice !== 'system') store.write('theme', choice)
}
