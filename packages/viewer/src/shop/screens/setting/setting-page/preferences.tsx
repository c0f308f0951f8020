import type { Label, Locale } from '@mallwright/contract/values'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { useThemeChoice } from '@mallwright/shop-core/theme'
import type { ThemeChoice } from '@mallwright/shop-core/theme'

import { useShop } from '../../../client/shop-context.ts'
import './preferences.css'
import { SETTING_LABELS } from './setting-labels.ts'

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

/** Theme and language of this device. */
export function Preferences() {
  const { theme } = useShop()
  return (
    <section className="shop-settings">
      <Choice title={SETTING_LABELS.theme} options={THEMES} chosen={useThemeChoice(theme)} onChoose={theme.choose} />
      <Choice title={SETTING_LABELS.language} options={LANGUAGES} chosen={useLocale()} onChoose={chooseLocale} />
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
