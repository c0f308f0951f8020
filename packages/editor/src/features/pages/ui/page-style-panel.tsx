import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setPageStyle } from '../../../commands/page/set-page-style.ts'
import { setTitle } from '../../../commands/page/set-title.ts'
import { usePersisted } from '../../../ui/use-persisted.ts'
import { isBlockDocument } from '../../blocks/model/block-document.ts'
import { canvasBackground } from '../../canvas/model/canvas-background.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { useSiteColours } from '../model/use-site-colours.ts'
import { ColourInput } from '../../../ui/colour/colour-input.tsx'

const TEXTS = {
  canvas: { zh: '画布四周的颜色', en: 'Colour around the page' },
  canvasHint: { zh: '只影响自己的编辑界面', en: 'Only in your own studio' },
  title: { zh: '页面标题', en: 'Page title' },
  titleHint: { zh: '显示在浏览器标签和分享卡片上', en: 'Shown on the browser tab and on shared cards' },
  blockName: { zh: '区块名称', en: 'Name of the block' },
  blockNameHint: {
    zh: '在「我的区块」里显示；留空则保持原名',
    en: 'Shown in “My blocks”; left empty, it stays as it was',
  },
  background: { zh: '页面背景', en: 'Page background' },
  designs: { zh: '页面设计', en: 'Design of the page' },
  assets: { zh: '素材库', en: 'Asset library' },
  assetsHint: { zh: '本站点的图片和视频', en: 'The pictures and videos of this site' },
  openAssets: { zh: '打开素材库', en: 'Open the library' },
  templates: { zh: '模板', en: 'Templates' },
  keepAsTemplate: { zh: '整页存为模板', en: 'Save as a template' },
  import: { zh: '导入', en: 'Import' },
  export: { zh: '导出', en: 'Export' },
} satisfies Record<string, Label>

const DESIGN_DIALOGS = ['templates', 'import', 'export'] as const

/** Title and background of the page. */
export function PageStylePanel(): ReactNode {
  const { column, page, view } = useStudio()
  const text = useText()
  const title = useDocument((document) => document.title)
  const isBlock = isBlockDocument(column)
  const [composed, setComposed] = useState<string>()
  const isEmpty = useDocument(({ children }) => children.length === 0)
  // A template of the site is a block of the whole page. Decision 0085.
  const keepAsTemplate = () => {
    page.select(page.documents.getState().document.children)
    view.setState({ dialog: 'saveBlock' })
  }
  const rename = (next: string) => page.run(callOf(setTitle, { title: next }), { mergeKey: 'page title' })
  return (
    <div className="st-page-style">
      <label className="st-labelled">
        <span>{text(isBlock ? TEXTS.blockName : TEXTS.title)}</span>
        <input
          className="st-input"
          maxLength={60}
          value={composed ?? title}
          onChange={(event) =>
            (event.nativeEvent as InputEvent).isComposing ? setComposed(event.target.value) : rename(event.target.value)
          }
          onCompositionStart={() => setComposed(title)}
          onCompositionEnd={(event) => {
            setComposed(undefined)
            rename(event.currentTarget.value)
          }}
        />
      </label>
      <p className="st-hint">{text(isBlock ? TEXTS.blockNameHint : TEXTS.titleHint)}</p>
      {!isBlock && <PageBackground />}
      <div className="st-labelled" role="group" aria-label={text(TEXTS.designs)}>
        <span>{text(TEXTS.designs)}</span>
        <div className="st-page-style-designs">
          {DESIGN_DIALOGS.filter((dialog) => !isBlock || dialog === 'export').map((dialog) => (
            <button key={dialog} type="button" className="st-button" onClick={() => view.setState({ dialog })}>
              {text(TEXTS[dialog])}
            </button>
          ))}
          {!isBlock && (
            <button type="button" className="st-button" disabled={isEmpty} onClick={keepAsTemplate}>
              {text(TEXTS.keepAsTemplate)}
            </button>
          )}
        </div>
      </div>
      <CanvasBackground />
      <div className="st-labelled" role="group" aria-label={text(TEXTS.assets)}>
        <span>{text(TEXTS.assets)}</span>
        <div className="st-page-style-designs">
          <button type="button" className="st-button" onClick={() => view.setState({ dialog: 'assets' })}>
            {text(TEXTS.openAssets)}
          </button>
        </div>
      </div>
      <p className="st-hint">{text(TEXTS.assetsHint)}</p>
    </div>
  )
}

function PageBackground(): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const background = useDocument((document) => document.look.background)
  return (
    <div className="st-labelled">
      <span>{text(TEXTS.background)}</span>
      <ColourInput
        id="page-background"
        name={text(TEXTS.background)}
        value={background}
        siteColours={useSiteColours()}
        onChange={(next, kind) =>
          page.run(callOf(setPageStyle, { background: next }), kind === 'typing' ? { mergeKey: 'page background' } : {})
        }
      />
    </div>
  )
}

function CanvasBackground(): ReactNode {
  const text = useText()
  return (
    <div className="st-labelled">
      <span>{text(TEXTS.canvas)}</span>
      <ColourInput
        id="canvas-background"
        name={text(TEXTS.canvas)}
        value={usePersisted(canvasBackground)}
        siteColours={useSiteColours()}
        onChange={(next) => canvasBackground.set(next)}
      />
      <p className="st-hint">{text(TEXTS.canvasHint)}</p>
    </div>
  )
}
