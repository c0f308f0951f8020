import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useMallUser, useShop } from '../../client/shop-context.ts'
import { BackHeader } from '../../navigation/back-header.tsx'
import { useRouteParam, useSetRouteParam } from '../../navigation/route-params.ts'
import { useSheet } from '../../navigation/use-sheet.ts'
import { RECORD_LABELS } from './record-labels.ts'
import type { OwnRecord, RecordActions } from './own-record-row.tsx'
import './record-book.css'

const PERSON = 'person'
const INSTITUTION = 'institution'

/** Whether the records of the current institution are shown instead of one's own (`owner`). */
export function useInstitutionRecords(): boolean {
  return useRouteParam('owner') === INSTITUTION
}

/** What one kind of records has of its own. */
interface RecordBookProps<Item extends OwnRecord> {
  readonly labels: Readonly<Record<'title' | 'choose' | 'owner' | 'empty' | 'add', Label>>
  readonly list: UseQueryResult<readonly Item[]>
  readonly changes: {
    readonly refresh: (label?: Label) => void
    readonly remove: (record: Item) => void
    readonly makeDefault: (record: Item) => void
  }
  /** The key of `tabStore` in which the screen before finds the chosen one. */
  readonly choiceKey: 'chosenAddress' | 'chosenHeader'
  readonly sheetName: string
  readonly renderRow: (record: Item, actions: RecordActions<Item>) => ReactNode
  /** The form of a new record, or of an existing one. */
  readonly renderSheet: (record: Item | undefined, close: { onClose: () => void; onSaved: () => void }) => ReactNode
}

/**
 * A buyer's own records, or those of the current institution, with a form in a sheet. With `select=1` a tap chooses one for the
 * screen before, which reads it from `tabStore`.
 */
export function RecordBook<Item extends OwnRecord>(props: RecordBookProps<Item>) {
  const { labels, list, changes } = props
  const translate = useText()
  const isSelecting = useRouteParam('select') === '1'
  const editor = useRecordEditor<Item>(props.sheetName)
  const choose = useChoice(props.choiceKey)
  const actions: RecordActions<Item> = {
    onChoose: isSelecting ? choose : undefined,
    onEdit: editor.open,
    onRemove: changes.remove,
    onMakeDefault: changes.makeDefault,
  }
  const onSaved = () => {
    editor.close()
    changes.refresh(RECORD_LABELS.saved)
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(isSelecting ? labels.choose : labels.title)} />
      <main className="shop-own-records-screen">
        <OwnerChips label={translate(labels.owner)} />
        {list.isPending && <ScreenSkeleton />}
        {list.error && !list.data && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <Notice kind="empty" title={translate(labels.empty)} />}
        <ul className="shop-own-records">{list.data?.map((record) => props.renderRow(record, actions))}</ul>
      </main>
      <footer className="shop-own-records-foot">
        <Button isWide onClick={() => editor.open(undefined)}>
          {translate(labels.add)}
        </Button>
      </footer>
      {editor.isOpen && <Suspense>{props.renderSheet(editor.record, { onClose: editor.close, onSaved })}</Suspense>}
    </div>
  )
}

function OwnerChips({ label }: { readonly label: string }) {
  const translate = useText()
  const { institution } = useMallUser()
  const isInstitution = useInstitutionRecords()
  const setOwner = useSetRouteParam('owner')
  if (institution === '') return null
  return (
    <Chips
      label={label}
      choices={[
        { id: PERSON, name: translate(RECORD_LABELS.person) },
        { id: INSTITUTION, name: institution },
      ]}
      chosen={isInstitution ? INSTITUTION : PERSON}
      onChoose={setOwner}
    />
  )
}

/** The sheet as a history entry: the back key closes it. */
function useRecordEditor<Item>(name: string) {
  const sheet = useSheet(name)
  const [record, setRecord] = useState<Item>()
  return {
    isOpen: sheet.isOpen,
    record,
    open: (chosen: Item | undefined) => {
      setRecord(() => chosen)
      sheet.open()
    },
    close: sheet.close,
  }
}

function useChoice(key: 'chosenAddress' | 'chosenHeader'): (record: OwnRecord) => void {
  const { tabStore } = useShop()
  const navigate = useNavigate()
  return ({ id }) => {
    tabStore.write(key, id)
    void navigate(-1)
  }
}
