import { useText } from '@mallwright/shop-core/i18n'
import { SwitchField } from '@mallwright/shop-core/kit/controls'
import { GREY_CLASS, useThemeChoice } from '@mallwright/shop-core/theme'
import type { ThemeChoice } from '@mallwright/shop-core/theme'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { DemoSetting } from '../demo-setting.tsx'

const LABELS = {
  title: { zh: '外观', en: 'Appearance' },
  theme: { zh: '主题', en: 'Theme' },
  system: { zh: '跟随系统', en: 'System' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  grey: { zh: '灰色模式', en: 'Grey' },
}

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark']

/** The theme, which is kept, and the grey filter, which goes with the page. */
export function LookDemo(): ReactNode {
  const translate = useText()
  const { theme } = useShop()
  const [isGrey, setGrey] = useState(false)
  useEffect(() => {
    const { classList } = document.documentElement
    const wasGrey = classList.contains(GREY_CLASS)
    classList.toggle(GREY_CLASS, isGrey)
    return () => void classList.toggle(GREY_CLASS, wasGrey)
  }, [isGrey])
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <DemoSetting
        label={translate(LABELS.theme)}
        choices={THEMES.map((id) => ({ id, name: translate(LABELS[id]) }))}
        chosen={useThemeChoice(theme)}
        onChoose={(chosen) => theme.choose(THEMES.find((id) => id === chosen) ?? 'system')}
      />
      <SwitchField label={translate(LABELS.grey)} value={isGrey} onChange={setGrey} />
    </section>
  )
}
