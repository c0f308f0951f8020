import type { Label, Locale } from '@mallwright/contract/values'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { loadVersionConfig, useThemeChoice } from '@mallwright/shop-core/theme'
import type { ThemeChoice } from '@mallwright/shop-core/theme'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../shop-context.ts'

const LABELS = {
  language: { zh: '语言', en: 'Language' },
  theme: { zh: '外观', en: 'Appearance' },
  version: { zh: '版本', en: 'Version' },
} satisfies Record<string, Label>

// A language is named in itself, whatever the page speaks.
const LANGUAGES: readonly (readonly [Locale, Label])[] = [
  ['zh-CN', { zh: '中文', en: '中文' }],
  ['en-US', { zh: 'English', en: 'English' }],
]

const THEMES: readonly (readonly [ThemeChoice, Label])[] = [
  ['system', { zh: '跟随系统', en: 'System' }],
  ['light', { zh: '浅色', en: 'Light' }],
  ['dark', { zh: '深色', en: 'Dark' }],
]

/** Language, appearance and the version of the app. */
export function Preferences() {
  const say = useText()
  const { theme } = useShop()
  const version = useQuery({ queryKey: ['version'], queryFn: async () => (await loadVersionConfig()) ?? null })
  return (
    <section className="shop-settings">
      <Choice title={LABELS.language} options={LANGUAGES} chosen={useLocale()} onChoose={chooseLocale} />
      <Choice title={LABELS.theme} options={THEMES} chosen={useThemeChoice(theme)} onChoose={theme.choose} />
      {version.data && (
        <p className="shop-settings-row">
          <span>{say(LABELS.version)}</span>
          <span className="shop-settings-weak">{version.data.version}</span>
        </p>
      )}
    </section>
  )
}

function Choice<T extends string>(props: {
  readonly title: Label
  readonly options: readonly (readonly [T, Label])[]
  readonly chosen: T
  readonly onChoose: (option: T) => void
}) {
  const { title, options, chosen, onChoose } = props
  const say = useText()
  return (
    <fieldset className="shop-settings-row">
      <legend>{say(title)}</legend>
      <div className="shop-segments">
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={title.en} checked={option === chosen} onChange={() => onChoose(option)} />
            <span>{say(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
