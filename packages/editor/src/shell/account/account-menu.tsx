import { Menu } from '@base-ui/react/menu'
import { LOCALES } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { THEME_CHOICES, useThemeChoice } from '@mallwright/shop-core/theme'
import type { ThemeChoice, ThemeStore } from '@mallwright/shop-core/theme'
import { Check, UserRound } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'

import { editorColour, editorInitials } from '../../features/presence/model/editor-avatar.ts'
import { useStudio } from '../../studio/studio.ts'
import { MenuPopup } from '../../ui/menu-popup.tsx'
import './account-menu.css'

const TEXTS = {
  menu: { zh: '账号与偏好', en: 'Account and preferences' },
  language: { zh: '语言', en: 'Language' },
  theme: { zh: '主题', en: 'Theme' },
  help: { zh: '帮助与快捷键', en: 'Help and shortcuts' },
  signOut: { zh: '退出登录', en: 'Sign out' },
} satisfies Record<string, Label>

/** Languages in their own names. */
const LANGUAGES: Readonly<Record<Locale, Label>> = {
  'zh-CN': { zh: '中文', en: '中文' },
  'en-US': { zh: 'English', en: 'English' },
}

const THEMES: Readonly<Record<ThemeChoice, Label>> = {
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  system: { zh: '跟随系统', en: 'As the device' },
}

/** Menu below one's own avatar: language, theme, help and the way out. */
export function AccountMenu(): ReactNode {
  const { account, theme, view, signOut } = useStudio()
  const text = useText()
  const locale = useLocale()
  return (
    <Menu.Root>
      <Menu.Trigger
        className="st-account st-help"
        aria-label={account ? `${text(TEXTS.menu)}: ${account.name}` : text(TEXTS.menu)}
        data-tip={text(TEXTS.menu)}
        style={account && ({ '--st-editor': editorColour(account.id) } as CSSProperties)}
      >
        {account ? editorInitials(account.name) : <UserRound />}
      </Menu.Trigger>
      <MenuPopup label={text(TEXTS.menu)} align="end" sideOffset={6}>
        {account && (
          <p className="st-account-name">
            {account.name}
            <small>{account.phone}</small>
          </p>
        )}
        <Choices
          name={text(TEXTS.language)}
          options={LOCALES}
          labels={LANGUAGES}
          chosen={locale}
          onChoose={chooseLocale}
        />
        {theme && <ThemeChoices theme={theme} />}
        <Menu.Item className="st-menu-item st-menu-plain" onClick={() => view.setState({ dialog: 'shortcuts' })}>
          {text(TEXTS.help)}
        </Menu.Item>
        {signOut && (
          <Menu.Item className="st-menu-item st-menu-plain" onClick={signOut}>
            {text(TEXTS.signOut)}
          </Menu.Item>
        )}
      </MenuPopup>
    </Menu.Root>
  )
}

function ThemeChoices({ theme }: { readonly theme: ThemeStore }): ReactNode {
  const text = useText()
  const chosen = useThemeChoice(theme)
  return (
    <Choices
      name={text(TEXTS.theme)}
      options={THEME_CHOICES}
      labels={THEMES}
      chosen={chosen}
      onChoose={(choice) => theme.choose(choice)}
    />
  )
}

function Choices<Option extends string>(props: {
  readonly name: string
  readonly options: readonly Option[]
  readonly labels: Readonly<Record<Option, Label>>
  readonly chosen: Option
  readonly onChoose: (option: Option) => void
}): ReactNode {
  const { name, options, labels, chosen, onChoose } = props
  const text = useText()
  return (
    <>
      <Menu.RadioGroup aria-label={name} value={chosen} onValueChange={onChoose}>
        {options.map((option) => (
          <Menu.RadioItem key={option} value={option} className="st-menu-item">
            <span className="st-menu-icon">
              <Menu.RadioItemIndicator>
                <Check />
              </Menu.RadioItemIndicator>
            </span>
            {text(labels[option])}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Separator className="st-menu-line" />
    </>
  )
}
