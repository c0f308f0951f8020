import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import type { Label } from '@mallwright/contract/values'
import type { ThemeStore } from '@mallwright/shop-core/theme'
import { CircleQuestionMark, GitCommitHorizontal, Languages, LogOut, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { IconButton } from '../ui/icon-button.tsx'

const TEXTS = {
  language: { zh: 'Switch to English', en: '切换到中文' },
  light: { zh: '切换到浅色', en: 'Switch to light' },
  dark: { zh: '切换到深色', en: 'Switch to dark' },
  help: { zh: '帮助与快捷键', en: 'Help and shortcuts' },
  releases: { zh: '发布记录', en: 'Releases' },
  signOut: { zh: '退出登录', en: 'Sign out' },
} satisfies Record<string, Label>

/** Buttons of the wide header that no first task needs: account, language, theme, help and releases. Loaded after the first paint, to the left of what stands there. */
export function HeaderTools(): ReactNode {
  const { view, theme, signOut } = useStudio()
  const text = useText()
  return (
    <>
      {signOut && (
        <IconButton label={text(TEXTS.signOut)} onClick={signOut}>
          <LogOut />
        </IconButton>
      )}
      <LanguageButton />
      {theme && <ThemeButton theme={theme} />}
      <IconButton className="st-help" label={text(TEXTS.help)} onClick={() => view.setState({ dialog: 'shortcuts' })}>
        <CircleQuestionMark />
      </IconButton>
      <IconButton label={text(TEXTS.releases)} onClick={() => view.setState({ dialog: 'releases' })}>
        <GitCommitHorizontal />
      </IconButton>
    </>
  )
}

function LanguageButton(): ReactNode {
  const locale = useLocale()
  const text = useText()
  return (
    <IconButton label={text(TEXTS.language)} onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}>
      <Languages />
    </IconButton>
  )
}

function ThemeButton({ theme }: { readonly theme: ThemeStore }): ReactNode {
  const text = useText()
  const isDark = useIsDark(theme)
  return (
    <IconButton label={text(isDark ? TEXTS.light : TEXTS.dark)} onClick={() => theme.choose(isDark ? 'light' : 'dark')}>
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  )
}

/** Whether the dark theme is active, by choice or by the device. */
function useIsDark({ choice }: ThemeStore): boolean {
  return useSyncExternalStore(
    (listener) => {
      const device = deviceDarkness()
      const unsubscribe = choice.state.subscribe(listener)
      device.addEventListener('change', listener)
      return () => {
        unsubscribe()
        device.removeEventListener('change', listener)
      }
    },
    () => (choice.get() === 'system' ? deviceDarkness().matches : choice.get() === 'dark'),
  )
}

function deviceDarkness(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
