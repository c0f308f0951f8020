import { useText } from '@mallwright/shop-core/i18n'
import { Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import type { ReactNode } from 'react'

import { LazyPart } from '../ui/lazy-part.tsx'
import { classesOf, useClassTree } from './site-classes.ts'
import type { ControlProps } from './control-props.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'

const ClassChooser = lazy(async () => ({ default: (await import('./class-chooser.tsx')).ClassChooser }))

/** Classes of the site. */
export function ClassesControl({ field, value, onChange }: ControlProps<'classes', readonly string[]>): ReactNode {
  return <ClassesPicker ids={value} max={field.max} onChange={(ids) => onChange(ids, 'choice')} />
}

/** The chosen classes and the way to the chooser. */
export function ClassesPicker(props: {
  readonly ids: readonly string[]
  readonly max: number
  readonly onChange: (ids: readonly string[]) => void
}): ReactNode {
  const { ids, max, onChange } = props
  const text = useText()
  const tree = useClassTree()
  const [isOpen, setOpen] = useState(false)
  const nameOf = (id: string) => classesOf(tree).find((one) => one.cClassUuid === id)?.cClassName ?? id
  return (
    <div className="st-chosen">
      {ids.length === 0 && <p className="st-hint">{text(INSPECTOR_TEXTS.noClasses)}</p>}
      <ul>
        {ids.map((id, index) => (
          <li key={id}>
            <span className="st-product-name">{nameOf(id)}</span>
            <EntryButtons name={nameOf(id)} entries={ids} index={index} onChange={onChange} />
          </li>
        ))}
      </ul>
      <button type="button" className="st-button is-small" onClick={() => setOpen(true)}>
        <Plus />
        {text(INSPECTOR_TEXTS.chooseClass)}
      </button>
      {isOpen && (
        <LazyPart>
          <ClassChooser
            tree={tree}
            ids={ids}
            max={max}
            onChoose={(chosen) => {
              setOpen(false)
              onChange(chosen)
            }}
            onClose={() => setOpen(false)}
          />
        </LazyPart>
      )}
    </div>
  )
}
