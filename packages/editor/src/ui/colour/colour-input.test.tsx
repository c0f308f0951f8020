import { fireEvent, screen, within } from '@testing-library/react'
import { act, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'

import { renderInStudio } from '../../test-studio.tsx'
import { useSiteColours } from '../../features/pages/model/use-site-colours.ts'
import { ColourInput } from './colour-input.tsx'
import { recentColours } from './recent-colours.ts'

function Example() {
  const [colour, setColour] = useState('#123456')
  return <ColourInput id="c" name="文字颜色" value={colour} siteColours={useSiteColours()} onChange={setColour} />
}

beforeEach(() => localStorage.clear())

it('offers the colours of the site by name', async () => {
  const studio = await renderInStudio(<Example />)
  act(() =>
    studio.site.setState(({ frame }) => ({ frame: { ...frame, theme: { ...frame.theme, primary: '#aa00bb' } } })),
  )
  fireEvent.click(screen.getByRole('button', { name: '选择颜色' }))
  const site = within(await screen.findByRole('group', { name: '站点颜色' }))
  fireEvent.click(site.getByRole('button', { name: '主色 #aa00bb' }))
  expect(screen.getByRole('textbox', { name: '文字颜色', hidden: true })).toHaveValue('#aa00bb')
  expect(site.getByRole('button', { name: /^价格色/ })).toBeInTheDocument()
})

it('remembers typed colours, newest first', async () => {
  await renderInStudio(<Example />)
  const field = screen.getByRole('textbox', { name: '文字颜色' })
  for (const value of ['#FF0000', '#00ff00', '#12']) {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  expect(recentColours.get()).toEqual(['#00ff00', '#ff0000'])
  fireEvent.click(screen.getByRole('button', { name: '选择颜色' }))
  const recent = within(await screen.findByRole('group', { name: '最近使用' }))
  expect(recent.getAllByRole('button').map((button) => button.title)).toEqual(['#00ff00', '#ff0000'])
})

it('ignores a stored value that is no list of colours', () => {
  localStorage.setItem('mallwright.studio.colours', '["red;background:url(x)"]')
  expect(recentColours.get()).toEqual([])
})
