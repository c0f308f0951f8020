import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { ControlProps } from '../../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { useArticleClasses } from '../../../catalog/model/classes.queries.ts'

/** Article classes as check boxes, since sites have few. A missing one can be removed. */
export function ArticleClassesControl(props: ControlProps<'articleClasses', readonly string[]>): ReactNode {
  const { field, name, value, onChange } = props
  const text = useText()
  const classes = useArticleClasses()
  if (classes === 'loading') return <p className="st-hint">{text(INSPECTOR_TEXTS.loading)}</p>
  const loaded = classes === 'failed' ? [] : classes
  const gone = value.filter((code) => loaded.every((item) => item.code !== code))
  const entries = [
    ...loaded.map(({ code, name: className, articleCount }) => ({ code, label: `${className} (${articleCount})` })),
    ...gone.map((code) => ({ code, label: code })),
  ]
  const toggle = (code: string) =>
    onChange(value.includes(code) ? value.filter((other) => other !== code) : [...value, code], 'choice')
  return (
    <div role="group" aria-label={name}>
      {classes === 'failed' && <p className="st-error">{text(INSPECTOR_TEXTS.loadFailed)}</p>}
      {entries.length === 0 && <p className="st-hint">{text(INSPECTOR_TEXTS.noArticleClasses)}</p>}
      <ul className="st-class-list">
        {entries.map(({ code, label }) => (
          <li key={code}>
            <label>
              <input
                type="checkbox"
                checked={value.includes(code)}
                disabled={value.length >= field.max && !value.includes(code)}
                onChange={() => toggle(code)}
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
