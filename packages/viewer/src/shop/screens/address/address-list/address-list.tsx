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
import type { Address } from '../address-book.ts'
import { addressesQuery } from '../address.queries.ts'
import { ADDRESS_LABELS } from './address-labels.ts'
import { AddressRow } from './address-row.tsx'
import { useAddressChanges } from './use-address-changes.ts'
import './address-list.css'

/** The form with its controls, loaded with its first use. */
const AddressSheet = lazy(async () => ({ default: (await import('./address-sheet.tsx')).AddressSheet }))

const PERSON = 'person'
const INSTITUTION = 'institution'

/**
 * Addresses of the person or of the current institution (`owner`), with a form in a sheet. With `select=1` a tap chooses
 * an address for the screen before, which reads it from `tabStore`. Domain sheet 41.
 */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const isInstitution = useRouteParam('owner') === INSTITUTION
  const isSelecting = useRouteParam('select') === '1'
  const setOwner = useSetRouteParam('owner')
  const list = useQuery(addressesQuery(shop, isInstitution, useCaller()))
  const changes = useAddressChanges(isInstitution)
  const editor = useAddressEditor()
  const choose = useChoice()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(isSelecting ? ADDRESS_LABELS.choose : ADDRESS_LABELS.title)} />
      <main className="shop-address-screen">
        <OwnerChips isInstitution={isInstitution} onChoose={setOwner} />
        {list.isPending && <ScreenSkeleton />}
        {list.error && !list.data && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <Notice kind="empty" title={translate(ADDRESS_LABELS.empty)} />}
        <ul className="shop-addresses">
          {list.data?.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
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
      <footer className="shop-address-foot">
        <Button isWide onClick={() => editor.open(undefined)}>
          {translate(ADDRESS_LABELS.add)}
        </Button>
      </footer>
      {editor.isOpen && (
        <Suspense>
          <AddressSheet
            address={editor.address}
            isInstitution={isInstitution}
            onClose={editor.close}
            onSaved={() => {
              editor.close()
              changes.refresh(ADDRESS_LABELS.saved)
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
      label={translate(ADDRESS_LABELS.owner)}
      choices={[
        { id: PERSON, name: translate(ADDRESS_LABELS.person) },
        { id: INSTITUTION, name: institution },
      ]}
      chosen={props.isInstitution ? INSTITUTION : PERSON}
      onChoose={props.onChoose}
    />
  )
}

/** The sheet as a history entry: the back key closes it. */
function useAddressEditor() {
  const sheet = useSheet('address')
  const [address, setAddress] = useState<Address>()
  return {
    isOpen: sheet.isOpen,
    address,
    open: (chosen: Address | undefined) => {
      setAddress(chosen)
      sheet.open()
    },
    close: sheet.close,
  }
}

function useChoice(): (address: Address) => void {
  const { tabStore } = useShop()
  const navigate = useNavigate()
  return ({ id }) => {
    tabStore.write('chosenAddress', id)
    void navigate(-1)
  }
}
