import type { ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ChosenList } from '../list/chosen-list.tsx'
import { classesOf, useClassTree } from '../../../catalog/model/classes.queries.ts'
import type { ControlProps } from '../../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'

const ClassChooser = lazyComponent(async () => (await import('./class-chooser.tsx')).ClassChooser)

/** Classes of the site. */
export function ClassesControl({ field, value, onChange }: ControlProps<'classes', readonly string[]>): ReactNode {
  return (
    <ClassesPicker
      ids={value}
      max={field.max}
      onChange={(ids, isStep) => onChange(ids, isStep ? 'typing' : 'choice')}
    />
  )
}

/** Chosen classes with their chooser. */
export function ClassesPicker(props: {
  readonly ids: readonly string[]
  readonly max: number
  readonly onChange: (ids: readonly string[], isStep?: boolean) => void
}): ReactNode {
  const { ids, max, onChange } = props
  const tree = useClassTree()
  const nameOf = (id: string) => classesOf(tree).find((item) => item.id === id)?.name ?? id
  return (
    <ChosenList
      ids={ids}
      max={max}
      none={INSPECTOR_TEXTS.noClasses}
      choose={INSPECTOR_TEXTS.chooseClass}
      nameOf={nameOf}
      renderEntry={(id) => <span className="st-product-name">{nameOf(id)}</span>}
      renderChooser={(chooser) => <ClassChooser {...chooser} tree={tree} ids={ids} max={max} />}
      onChange={onChange}
    />
  )
}
