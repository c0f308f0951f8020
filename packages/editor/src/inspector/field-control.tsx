import { NO_LINK, NO_PICTURE, NO_VIDEO } from '@mallwright/contract'
import type { Link, Picture, RichText, Video } from '@mallwright/contract'
import { readFields } from '@mallwright/modules/definitions'
import type { Field } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { ChevronDown, ChevronRight, Plus } from 'lucide-react'
import { lazy, useState } from 'react'
import type { ReactNode } from 'react'

import { LaterArticles, LaterShops } from './choosers/pickers.tsx'
import { ClassesControl } from './classes-control.tsx'
import { LazyPart } from '../ui/lazy-part.tsx'
import { ColourInput } from '../ui/colour-input.tsx'
import type { ControlProps, OnChange } from './control-props.ts'
import { EntryButtons } from './entry-buttons.tsx'
import { FieldRow } from './field-row.tsx'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'
import { LinkControl } from './link-control.tsx'
import { Mixed } from './many/mixed.ts'
import { MixedBox } from './many/mixed-box.tsx'
import { PictureControl } from './picture-control.tsx'
import { ChoiceControl, RangeControl, TextControl, ToggleControl } from './plain-controls.tsx'
import { ProductsControl } from './products-control.tsx'
import { RichControl } from './rich-control.tsx'
import { VideoControl } from './video-control.tsx'

const ArticleClassesControl = lazy(async () => ({
  default: (await import('./choosers/article-classes-control.tsx')).ArticleClassesControl,
}))

/** The control of a field, by its kind. Values were read by the field's own check, so they have its type. */
export function FieldControl(props: {
  readonly id: string
  readonly field: Field
  readonly name: string
  readonly value: unknown
  readonly onChange: OnChange
}): ReactNode {
  const { id, field, name, onChange } = props
  const mixed = props.value instanceof Mixed ? props.value : undefined
  if (mixed && !EDITED_WHILE_MIXED.includes(field.kind)) {
    return <MixedBox name={name} field={field} first={mixed.first} onChange={onChange} />
  }
  const value = mixed ? neutralOf(field) : props.value
  const shared = { id, name, onChange, isMixed: mixed !== undefined }
  const choose = (ids: readonly string[]) => onChange(ids, 'choice')
  switch (field.kind) {
    case 'text':
      return <TextControl {...shared} field={field} value={value as string} />
    case 'range':
      return <RangeControl {...shared} field={field} value={value as number} />
    case 'choice':
      return <ChoiceControl {...shared} field={field} value={value as string} />
    case 'toggle':
      return <ToggleControl {...shared} field={field} value={value as boolean} />
    case 'colour':
      return <ColourInput {...shared} value={value as string} />
    case 'picture':
      return <PictureControl {...shared} field={field} value={value as Picture} />
    case 'video':
      return <VideoControl key={id} {...shared} field={field} value={value as Video} />
    case 'rich':
      return <RichControl key={id} {...shared} field={field} value={value as RichText} />
    case 'link':
      return <LinkControl {...shared} field={field} value={value as Link} />
    case 'products':
      return <ProductsControl {...shared} field={field} value={value as readonly string[]} />
    case 'classes':
      return <ClassesControl {...shared} field={field} value={value as readonly string[]} />
    case 'shops':
      return <LaterShops ids={value as readonly string[]} max={field.max} onChange={choose} />
    case 'articles':
      return <LaterArticles ids={value as readonly string[]} max={field.max} onChange={choose} />
    case 'articleClasses':
      return (
        <LazyPart>
          <ArticleClassesControl {...shared} field={field} value={value as readonly string[]} />
        </LazyPart>
      )
    case 'group':
      return <GroupControl {...shared} field={field} value={value as Entry} />
    case 'list':
      return <ListControl {...shared} field={field} value={value as readonly Entry[]} />
  }
}

/** Kinds whose control can say that the values differ; one change of it sets them all. */
const EDITED_WHILE_MIXED: readonly Field['kind'][] = [
  'text',
  'range',
  'choice',
  'toggle',
  'colour',
  'picture',
  'video',
  'link',
]

/** What a control stands on while the values differ: no option, no text. */
function neutralOf(field: Field): unknown {
  if (field.kind === 'text' || field.kind === 'choice' || field.kind === 'colour') return ''
  if (field.kind === 'picture') return NO_PICTURE
  if (field.kind === 'video') return NO_VIDEO
  return field.kind === 'link' ? NO_LINK : field.default
}

type Entry = Readonly<Record<string, unknown>>

/** The fields of one object: those of a group, or of one entry of a list. */
function ObjectFields(props: {
  readonly id: string
  readonly fields: Readonly<Record<string, Field>>
  readonly value: Entry
  readonly onChange: OnChange
}): ReactNode {
  const { id, fields, value, onChange } = props
  return Object.entries(fields).map(
    ([part, field]) =>
      (field.showIf?.(value) ?? true) && (
        <FieldRow
          key={part}
          id={`${id}-${part}`}
          field={field}
          value={value[part]}
          Control={FieldControl}
          onChange={(next, kind) => onChange({ ...value, [part]: next }, kind)}
        />
      ),
  )
}

function GroupControl({ id, field, name, value, onChange }: ControlProps<'group', Entry>): ReactNode {
  return (
    <fieldset className="st-group">
      <legend>{name}</legend>
      <ObjectFields id={id} fields={field.of} value={value} onChange={onChange} />
    </fieldset>
  )
}

function ListControl({ id, field, value, onChange }: ControlProps<'list', readonly Entry[]>): ReactNode {
  const text = useText()
  const [open, setOpen] = useState<number>()
  const itemName = text(field.itemLabel)
  const isFull = value.length >= field.max
  const add = () => {
    onChange([...value, readFields(field.of, {})], 'choice')
    setOpen(value.length)
  }
  return (
    <div className="st-list">
      {value.map((entry, index) => {
        const name = text(INSPECTOR_TEXTS.entry, { name: itemName, n: index + 1 })
        const isOpen = open === index
        return (
          <section key={index} className="st-list-entry">
            <header>
              <button
                type="button"
                className="st-list-fold"
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? undefined : index)}
              >
                {isOpen ? <ChevronDown /> : <ChevronRight />}
                <EntryFace entry={entry} />
                {name}
              </button>
              <EntryButtons
                name={name}
                entries={value}
                index={index}
                onChange={(entries) => {
                  setOpen(undefined)
                  onChange(entries, 'choice')
                }}
              />
            </header>
            {isOpen && (
              <ObjectFields
                id={`${id}-${index}`}
                fields={field.of}
                value={entry}
                onChange={(next, kind) => onChange(value.with(index, next as Entry), kind)}
              />
            )}
          </section>
        )
      })}
      <button type="button" className="st-button is-small" disabled={isFull} onClick={add}>
        <Plus />
        {text(isFull ? INSPECTOR_TEXTS.full : INSPECTOR_TEXTS.add, { name: itemName, max: field.max })}
      </button>
    </div>
  )
}

/** The picture of an entry, where it has one, so that entries can be told apart while folded. */
function EntryFace({ entry }: { readonly entry: Entry }): ReactNode {
  const picture = entry['picture'] as Picture | undefined
  return picture?.url ? <img src={picture.url} alt="" /> : null
}
