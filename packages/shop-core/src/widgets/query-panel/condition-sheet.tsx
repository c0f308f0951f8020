import { useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { errorText } from '../../kit/notice/error-text.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { shanghaiNow } from '../date-input/date-text.ts'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { ConditionField } from './condition-field.tsx'
import type { RenderReferences } from './condition-field.tsx'
import { defaultValues } from './model/default-values.ts'
import type { QueryLayout } from './model/query-layout.ts'
import type { QueryMachine } from './model/query-panel.machine.ts'
import { isOffered, reversedInterval, toDefaults } from './model/query-values.ts'
import type { QueryValue, QueryValues } from './model/query-values.ts'
import { QUERY_LABELS } from './query-labels.ts'
import { QuerySettingsSheet } from './query-settings-sheet.tsx'

/** The conditions of a query, applied by its button. Clearing them closes the sheet. Specification 2 §2.6. */
export function ConditionSheet(props: {
  readonly code: string
  readonly layout: QueryLayout
  readonly machine: QueryMachine
  readonly renderReferences: RenderReferences | undefined
  readonly onClose: () => void
}): ReactNode {
  const { code, layout, machine, renderReferences, onClose } = props
  const translate = useText()
  const settings = useWidgetSheet('query-settings')
  const [values, setValues] = useState(() => machine.state.getState().values)
  const [reversed, setReversed] = useState<string>()
  const actions = useDefaultActions({ code, layout, values })
  const query = () => {
    const item = reversedInterval(layout.items, values, shanghaiNow())
    setReversed(item?.cItemUuid)
    if (item) return
    machine.query(values)
    onClose()
  }
  return (
    <Sheet title={translate(QUERY_LABELS.title)} size={65} keepsHeight onClose={onClose}>
      <div className="wg-query-menu">
        {layout.personId !== '' && (
          <>
            <button type="button" className="wg-text-button" onClick={actions.save}>
              {translate(QUERY_LABELS.saveDefaults)}
            </button>
            <button type="button" className="wg-text-button" onClick={actions.clear}>
              {translate(QUERY_LABELS.clearDefaults)}
            </button>
          </>
        )}
        <button type="button" className="wg-text-button" aria-haspopup="dialog" onClick={settings.open}>
          {translate(QUERY_LABELS.settings)}
        </button>
      </div>
      {layout.items.filter(isOffered).map((item) => (
        <ConditionField
          key={item.cItemUuid}
          item={item}
          renderReferences={renderReferences}
          value={values[item.cFieldName]}
          message={item.cItemUuid === reversed ? translate(QUERY_LABELS.reversed) : ''}
          onChange={(value) => setValues((old) => withValue(old, item.cFieldName, value))}
        />
      ))}
      <div className="shop-sheet-foot wg-buttons">
        <Button
          kind="quiet"
          onClick={() => {
            machine.query({})
            onClose()
          }}
        >
          {translate(QUERY_LABELS.clear)}
        </Button>
        <Button onClick={query}>{translate(QUERY_LABELS.search)}</Button>
      </div>
      {settings.isOpen && <QuerySettingsSheet code={code} onClose={settings.close} />}
    </Sheet>
  )
}

function withValue(values: QueryValues, field: string, value: QueryValue | undefined): QueryValues {
  const { [field]: _, ...others } = values
  return value ? { ...others, [field]: value } : others
}

/** Saves and clears the default values, and says what came of it. Specification 2 §8. */
function useDefaultActions(options: {
  readonly code: string
  readonly layout: QueryLayout
  readonly values: QueryValues
}) {
  const { code, layout, values } = options
  const { send, feedback } = useWidgetHost()
  const translate = useText()
  const defaults = defaultValues(send, code, layout.personId)
  const act = async (run: () => Promise<void>, done: string) => {
    try {
      await run()
      feedback.toast(done)
    } catch (error) {
      feedback.toast(errorText(error))
    }
  }
  return {
    save: () => {
      const map = toDefaults(layout.items, values, shanghaiNow())
      if (Object.keys(map).length === 0) feedback.toast(translate(QUERY_LABELS.noValues))
      else void act(() => defaults.save(map), translate(QUERY_LABELS.defaultsSaved))
    },
    clear: () => void act(() => defaults.clear(), translate(QUERY_LABELS.defaultsCleared)),
  }
}
