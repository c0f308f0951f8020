import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { useCaller, useMallUser, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import type { InvoiceHeader } from '../header-book.ts'
import { headersQuery } from '../header.queries.ts'
import { HEADER_LABELS } from './header-labels.ts'
import { HeaderRow } from './header-row.tsx'
import { useHeaderChanges } from './use-header-changes.ts'
import './invoice-headers.css'

/** The form with its controls, loaded with its first use. */
const HeaderSheet = lazy(async () => ({ default: (await import('./header-sheet.tsx')).HeaderSheet }))

const PERSON = 'person'
const INSTITUTION = 'institution'

/** `iInvoiceKind` of a 增值税专用发票. Domain 1.5. */
const SPECIAL = '2'

/**
 * Invoice headers of the person or of the current institution (`owner`), with a form in a sheet. With `select=1` a tap chooses
 * one for the screen before, which reads it from `tabStore`; for a special invoice (`iInvoiceKind=2`) complete ones only.
 * Domain sheet 42.
 */
export function Screen() {
  const translate = useText()
  const isInstitution = useRouteParam('owner') === INSTITUTION
  const isSelecting = useRouteParam('select') === '1'
  const isSpecial = useRouteParam('invoiceKind') === SPECIAL
  const setOwner = useSetRouteParam('owner')
  const list = useQuery(headersQuery(useShop(), isInstitution, useCaller()))
  const changes = useHeaderChanges(isInstitution)
  const editor = useHeaderEditor()
  const choose = useChoice()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(isSelecting ? HEADER_LABELS.choose : HEADER_LABELS.title)} />
      <main className="shop-headers-screen">
        <OwnerChips isInstitution={isInstitution} onChoose={setOwner} />
        {list.isPending && <ScreenSkeleton />}
        {list.error && !list.data && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <Notice kind="empty" title={translate(HEADER_LABELS.empty)} />}
        <ul className="shop-headers">
          {list.data?.map((header) => (
            <HeaderRow
              key={header.id}
              header={header}
              isUnfit={isSelecting && isSpecial && !header.isSpecial}
              actions={{
                onChoose: isSelecting ? choose : undefined,
                onEdit: editor.open,
                onRemove: changes.remove,
                onMakeDefault: changes.makeDefault,
              }}
            />
          ))}
        </ul>
      </main>
      <footer className="shop-headers-foot">
        <Button isWide onClick={() => editor.open(undefined)}>
          {translate(HEADER_LABELS.add)}
        </Button>
      </footer>
      {editor.isOpen && (
        <Suspense>
          <HeaderSheet
            header={editor.header}
            isInstitution={isInstitution}
            onClose={editor.close}
            onSaved={() => {
              editor.close()
              changes.refresh(HEADER_LABELS.saved)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function OwnerChips(props: { readonly isInstitution: boolean; readonly onChoose: (owner: string) => void }) {
  const translate = useText()
  const { institution } = useMallUser()
  if (institution === '') return null
  return (
    <Chips
      label={translate(HEADER_LABELS.owner)}
      choices={[
        { id: PERSON, name: translate(HEADER_LABELS.person) },
        { id: INSTITUTION, name: institution },
      ]}
      chosen={props.isInstitution ? INSTITUTION : PERSON}
      onChoose={props.onChoose}
    />
  )
}

/** The sheet as a history entry: the back key closes it. */
function useHeaderEditor() {
  const sheet = useSheet('invoiceHeader')
  const [header, setHeader] = useState<InvoiceHeader>()
  return {
    isOpen: sheet.isOpen,
    header,
    open: (chosen: InvoiceHeader | undefined) => {
      setHeader(chosen)
      sheet.open()
    },
    close: sheet.close,
  }
}

function useChoice(): (header: InvoiceHeader) => void {
  const { tabStore } = useShop()
  const navigate = useNavigate()
  return ({ id }) => {
    tabStore.write('chosenHeader', id)
    void navigate(-1)
  }
}
