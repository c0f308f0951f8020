import { NO_LINK } from '@mallwright/contract/link'
import { NO_PICTURE, NO_VIDEO } from '@mallwright/contract/media'
import type { Link } from '@mallwright/contract/link'
import type { Picture, Video } from '@mallwright/contract/media'
import type { RichText } from '@mallwright/contract/rich-text'
import type { Field } from '@mallwright/modules/definitions'
import { lazy } from 'react'
import type { ReactNode } from 'react'

import { LaterArticles, LaterShops } from './choosers/pickers.tsx'
import { ClassesControl } from './classes-control.tsx'
import { LazyPart } from '../ui/lazy-part.tsx'
import { ColourInput } from '../colours/colour-input.tsx'
import type { ControlProps, OnChange } from './control-props.ts'
import { LinkControl } from './link-control.tsx'
import { Mixed } from './many/mixed.ts'
import { MixedBox } from './many/mixed-box.tsx'
import { ObjectFields } from './object-fields.tsx'
import { PictureControl } from './picture-control.tsx'
import { ChoiceControl, RangeControl, TextControl, ToggleControl } from './plain-controls.tsx'
import { ProductsControl } from './products-control.tsx'
import { RichControl } from './rich-control.tsx'
import type { Entry } from './rows/entry-rows.ts'
import { ListControl } from './rows/list-control.tsx'
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
  const choose = (ids: readonly string[], isStep?: boolean) => onChange(ids, isStep ? 'typing' : 'choice')
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
      return <ListControl {...shared} field={field} value={value as readonly Entry[]} Control={FieldControl} />
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

function GroupControl({ id, field, name, value, onChange }: ControlProps<'group', Entry>): ReactNode {
  return (
    <fieldset className="st-group">
      <legend>{name}</legend>
      <ObjectFields id={id} fields={field.of} value={value} Control={FieldControl} onChange={onChange} />
    </fieldset>
  )
}
