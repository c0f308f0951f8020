import type { Label, Locale } from '@mallwright/contract/values'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { useThemeChoice } from '@mallwright/shop-core/theme'
import type { ThemeChoice } from '@mallwright/shop-core/theme'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { versionQuery } from '../home.queries.ts'

const LABELS = {
  language: { zh: '语言', en: 'Language' },
  theme: { zh: '外观', en: 'Appearance' },
  version: { zh: '版本', en: 'Version' },
} satisfies Record<string, Label>

// Languages are labelled in themselves.
const LANGUAGES: readonly (readonly [Locale, Label])[] = [
  ['zh-CN', { zh: '中文', en: '中文' }],
  ['en-US', { zh: 'English', en: 'English' }],
]

const THEMES: readonly (readonly [ThemeChoice, Label])[] = [
  ['system', { zh: '跟随系统', en: 'System' }],
  ['light', { zh: '浅色', en: 'Light' }],
  ['dark', { zh: '深色', en: 'Dark' }],
]

/** Language, theme and app version. */
export function Preferences() {
  const translate = useText()
  const { theme } = useShop()
  const version = useQuery(versionQuery())
  return (
    <section className="shop-settings">
      <Choice title={LABELS.language} options={LANGUAGES} chosen={useLocale()} onChoose={chooseLocale} />
      <Choice title={LABELS.theme} options={THEMES} chosen={useThemeChoice(theme)} onChoose={theme.choose} />
      {version.data && (
        <p className="shop-settings-row">
          <span>{translate(LABELS.version)}</span>
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
  const translate = useText()
  return (
    <fieldset className="shop-settings-row">
      <legend>{translate(title)}</legend>
      <div className="shop-segments">
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={title.en} checked={option === chosen} onChange={() => onChoose(option)} />
            <span>{translate(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
