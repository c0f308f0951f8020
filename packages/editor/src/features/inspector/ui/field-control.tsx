import { NO_LINK } from '@mallwright/contract/link'
import type { Link } from '@mallwright/contract/link'
import { NO_PICTURE, NO_VIDEO } from '@mallwright/contract/media'
import type { Picture, Video } from '@mallwright/contract/media'
import type { RichText } from '@mallwright/contract/rich-text'
import type { Field } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { ColourInput } from '../../../ui/colour/colour-input.tsx'
import { LazyBoundary, lazyComponent } from '../../../ui/lazy.tsx'
import { useSiteColours } from '../../pages/model/use-site-colours.ts'
import { Mixed } from '../model/control-props.ts'
import type { ControlProps, OnChange } from '../model/control-props.ts'
import type { Entry } from '../model/entry-rows.ts'
import { INSPECTOR_TEXTS } from '../model/inspector.texts.ts'
import { ClassesControl } from './choosers/classes-control.tsx'
import { LinkControl } from './choosers/link-control.tsx'
import { LazyArticles, LazyBrands, LazyShops } from './choosers/pickers.tsx'
import { ProductsControl } from './choosers/products-control.tsx'
import { LinkedControl } from './linked-control.tsx'
import { ListControl } from './list/list-control.tsx'
import { ObjectFields } from './list/object-fields.tsx'
import { PictureControl } from './media/picture-control.tsx'
import { VideoControl } from './media/video-control.tsx'
import { ChoiceControl, RangeControl, TextControl, TimeControl, ToggleControl } from './plain-controls.tsx'

const RichEditor = lazyComponent(async () => (await import('../../../ui/rich-editor/rich-editor.tsx')).RichEditor)

/** Rich text; its editor is loaded on first use. */
function RichControl({ id, name, value, onChange }: ControlProps<'rich', RichText>): ReactNode {
  const text = useText()
  return (
    <div className="st-rich-placeholder">
      <LazyBoundary
        broken={
          <p className="st-error" role="alert">
            {text(INSPECTOR_TEXTS.editorBroken)}
          </p>
        }
      >
        <RichEditor id={id} name={name} value={value} onChange={onChange} />
      </LazyBoundary>
    </div>
  )
}

const ArticleClassesControl = lazyComponent(
  async () => (await import('./choosers/article-classes-control.tsx')).ArticleClassesControl,
)

/** Control of a field by its kind. Values were validated by the field, so the casts are safe. */
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
      if (field.time) return <TimeControl key={id} {...shared} field={field} value={value as string} />
      return <TextControl {...shared} field={field} value={value as string} />
    case 'range':
      return <RangeControl {...shared} field={field} value={value as number} />
    case 'choice':
      return <ChoiceControl {...shared} field={field} value={value as string} />
    case 'toggle':
      return <ToggleControl {...shared} field={field} value={value as boolean} />
    case 'colour':
      return <ColourControl {...shared} field={field} value={value as string} />
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
      return <LazyShops ids={value as readonly string[]} max={field.max} onChange={choose} />
    case 'brands':
      return <LazyBrands ids={value as readonly string[]} max={field.max} onChange={choose} />
    case 'articles':
      return <LazyArticles ids={value as readonly string[]} max={field.max} onChange={choose} />
    case 'articleClasses':
      return <ArticleClassesControl {...shared} field={field} value={value as readonly string[]} />
    case 'group':
      return <GroupControl {...shared} field={field} value={value as Entry} />
    case 'list':
      return <ListControl {...shared} field={field} value={value as readonly Entry[]} Control={FieldControl} />
  }
}

/** Kinds whose control can show differing values; a change sets them all. */
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

/** Neutral value of a control while values differ. */
function neutralOf(field: Field): unknown {
  if (field.kind === 'text' || field.kind === 'choice' || field.kind === 'colour') return ''
  if (field.kind === 'picture') return NO_PICTURE
  if (field.kind === 'video') return NO_VIDEO
  return field.kind === 'link' ? NO_LINK : field.default
}

function ColourControl({ id, name, value, isMixed = false, onChange }: ControlProps<'colour', string>): ReactNode {
  return <ColourInput {...{ id, name, value, isMixed, onChange }} siteColours={useSiteColours()} />
}

function GroupControl({ id, field, name, value, onChange }: ControlProps<'group', Entry>): ReactNode {
  if (field.isLinked) return <LinkedControl {...{ id, field, name, value, onChange }} Control={FieldControl} />
  return (
    <fieldset className="st-group">
      <legend>{name}</legend>
      <ObjectFields id={id} fields={field.of} value={value} Control={FieldControl} onChange={onChange} />
    </fieldset>
  )
}

/** Replaces a control that cannot show differing values; unifies them on click. */
function MixedBox(props: {
  readonly name: string
  readonly field: Field
  readonly first: unknown
  readonly onChange: OnChange
}): ReactNode {
  const { name, field, first, onChange } = props
  const text = useText()
  return (
    <div className="st-mixed-box" role="group" aria-label={name}>
      <p className="st-hint">{text(INSPECTOR_TEXTS.mixedHint)}</p>
      <button type="button" className="st-button is-small" onClick={() => onChange(first, 'choice')}>
        {text(INSPECTOR_TEXTS.takeFirst)}
      </button>
      <button type="button" className="st-button is-small" onClick={() => onChange(field.default, 'choice')}>
        {text(INSPECTOR_TEXTS.takeNone)}
      </button>
    </div>
  )
}
