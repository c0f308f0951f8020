import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Dialog } from '../../../../ui/dialog.tsx'
import { searchClasses } from '../../../catalog/model/classes.queries.ts'
import type { ClassTree } from '../../../catalog/model/classes.queries.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ChooserButtons } from './chooser-buttons.tsx'

/** Dialog for choosing classes: one with `max` 1, else several. */
export function ClassChooser(props: {
  readonly tree: ClassTree
  readonly ids: readonly string[]
  readonly max: number
  readonly onChoose: (ids: readonly string[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { tree, ids, max, onChoose, onClose } = props
  const text = useText()
  const [chosen, setChosen] = useState(ids)
  const [word, setWord] = useState('')
  const shown = searchClasses(tree, word)
  const toggle = (id: string) => {
    if (max === 1) return setChosen([id])
    setChosen(chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id])
  }
  return (
    <Dialog
      title={text(INSPECTOR_TEXTS.chooseClass)}
      onClose={onClose}
      foot={<ChooserButtons onConfirm={() => onChoose(chosen)} onCancel={onClose} />}
    >
      <input
        className="st-input"
        type="search"
        maxLength={60}
        placeholder={text(INSPECTOR_TEXTS.searchClass)}
        aria-label={text(INSPECTOR_TEXTS.searchClass)}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      {typeof tree === 'string' && (
        <p className="st-hint">{text(tree === 'loading' ? INSPECTOR_TEXTS.loading : INSPECTOR_TEXTS.loadFailed)}</p>
      )}
      {typeof tree !== 'string' && shown.length === 0 && (
        <div className="st-empty" role="status">
          <strong>{text(INSPECTOR_TEXTS.noClassFound)}</strong>
        </div>
      )}
      <ul className="st-class-list">
        {shown.map((item) => (
          <li key={item.id} style={{ paddingLeft: (item.level - 1) * 20 }}>
            <label>
              <input
                type={max === 1 ? 'radio' : 'checkbox'}
                name="class"
                checked={chosen.includes(item.id)}
                disabled={max > 1 && chosen.length >= max && !chosen.includes(item.id)}
                onChange={() => toggle(item.id)}
              />
              {item.name}
              {max > 1 && chosen.includes(item.id) && <b aria-hidden="true">{chosen.indexOf(item.id) + 1}</b>}
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
