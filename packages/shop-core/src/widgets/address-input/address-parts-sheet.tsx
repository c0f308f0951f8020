import type { Label } from '@mallwright/contract/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { AREA_LABEL, areaTreeQuery } from '../../area/index.ts'
import type { Area } from '../../area/index.ts'
import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { ErrorNotice } from '../../kit/notice/notice.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { AreaInput } from '../area-input/area-input.tsx'
import { TextAreaInput } from '../controls/text-input.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { MapPick } from './map-pick.tsx'
import { ADDRESS_LENGTH, addressText, detailLength, readAddress } from './model/address-text.ts'
import './address-input.css'

const LABELS = {
  detail: { zh: '详细地址', en: 'Address' },
  tooLong: { zh: '地址不能超过{count}个字', en: 'At most {count} characters in all' },
  clear: { zh: '清空', en: 'Clear' },
} satisfies Record<string, Label>

interface AddressSheetProps {
  readonly title: string
  readonly value: string
  readonly maxLength: number | undefined
  readonly onChange: (value: string) => void
  readonly onClose: () => void
}

/** The parts of an address in a sheet. */
export function AddressSheet(props: AddressSheetProps): ReactNode {
  const { title, onClose } = props
  const { send } = useWidgetHost()
  const { data: tree, error, refetch } = useQuery(areaTreeQuery({ send }))
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      {tree ? (
        <AddressForm {...props} tree={tree} />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <SheetSkeleton />
      )}
    </Sheet>
  )
}

function AddressForm({
  value,
  maxLength = ADDRESS_LENGTH,
  onChange,
  tree,
}: AddressSheetProps & { readonly tree: readonly Area[] }) {
  const translate = useText()
  const [parts, setParts] = useState(() => readAddress(value, tree))
  const length = detailLength(parts.areaCode, tree, maxLength)
  const isTooLong = parts.detail.length > length
  return (
    <>
      <AreaInput
        label={translate(AREA_LABEL)}
        value={parts.areaCode}
        onChange={(areaCode) => setParts((old) => ({ ...old, areaCode }))}
      />
      <TextAreaInput
        label={translate(LABELS.detail)}
        value={parts.detail}
        maxLength={length}
        message={isTooLong ? translate(LABELS.tooLong, { count: maxLength }) : ''}
        onChange={(detail) => setParts((old) => ({ ...old, detail }))}
      />
      <MapPick onPick={({ addressComponent: { adcode, street } }) => setParts({ areaCode: adcode, detail: street })} />
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={() => onChange('')}>
          {translate(LABELS.clear)}
        </Button>
        <Button isDisabled={isTooLong} onClick={() => onChange(addressText(parts, tree))}>
          {translate(KIT_LABELS.confirm)}
        </Button>
      </div>
    </>
  )
}
