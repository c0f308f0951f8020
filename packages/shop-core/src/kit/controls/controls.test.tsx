import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { setDocumentLocale } from '../../i18n/index.ts'
import { Button, CascaderSheet, ChoiceSheet, SwipeRow, SwitchField, TextAreaField, TextField } from './index.ts'

beforeEach(() => setDocumentLocale('zh-CN'))

const REGIONS = [
  { value: '35', label: '福建省', children: [{ value: '3502', label: '厦门市' }] },
  { value: '31', label: '上海市', children: [] },
]

/** A form with every inline control, as a screen uses them. */
function Controls({ message = '' }: { readonly message?: string }) {
  const [name, setName] = useState('')
  const [street, setStreet] = useState('')
  const [isDefault, setIsDefault] = useState(false)
  return (
    <main className="shop-screen">
      <TextField label="收货人" value={name} onChange={setName} message={message} hint="请输入姓名" />
      <TextAreaField label="详细地址" value={street} onChange={setStreet} maxLength={60} />
      <SwitchField label="设为默认" value={isDefault} onChange={setIsDefault} />
      <Button type="submit">保存</Button>
      <output>{JSON.stringify({ name, street, isDefault })}</output>
    </main>
  )
}

const values = () => JSON.parse(screen.getByRole('status').textContent) as unknown

describe('the controls of the kit', () => {
  it('have role and label, and take input', async () => {
    render(<Controls />)
    await userEvent.type(screen.getByRole('textbox', { name: '收货人' }), '李敏')
    await userEvent.type(screen.getByRole('textbox', { name: '详细地址' }), '湖滨南路 1 号')
    await userEvent.click(screen.getByRole('switch', { name: '设为默认' }))
    expect(values()).toEqual({ name: '李敏', street: '湖滨南路 1 号', isDefault: true })
    expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('type', 'submit')
  })

  it('can be operated by the keyboard alone', async () => {
    render(<Controls />)
    await userEvent.tab()
    await userEvent.keyboard('a')
    await userEvent.tab()
    await userEvent.keyboard('b')
    await userEvent.tab()
    expect(screen.getByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(values()).toEqual({ name: 'a', street: 'b', isDefault: true })
    await userEvent.keyboard('{Enter}')
    expect(values()).toMatchObject({ isDefault: false })
  })

  it('show the error of a field', () => {
    render(<Controls message="收货人不能为空" />)
    const field = screen.getByRole('textbox', { name: '收货人' })
    expect(field).toHaveAccessibleDescription('收货人不能为空')
    expect(field).toBeInvalid()
  })

  it('have no axe violations', async () => {
    const { container } = render(<Controls message="收货人不能为空" />)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('ignore clicks while busy', async () => {
    const onClick = vi.fn()
    render(
      <Button isBusy onClick={onClick}>
        保存
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })
})

describe('a picker in a sheet', () => {
  it('of a list is applied by its button', async () => {
    const onChoose = vi.fn()
    const onClose = vi.fn()
    const options = [
      { value: 'home', label: '家' },
      { value: 'work', label: '公司' },
    ]
    render(<ChoiceSheet title="标签" options={options} value="work" onChoose={onChoose} onClose={onClose} />)
    expect(screen.getByRole('dialog', { name: '标签' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    expect(onChoose).toHaveBeenCalledWith('work')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('of a tree is applied by a leaf only', async () => {
    const onChoose = vi.fn()
    render(<CascaderSheet title="地区" options={REGIONS} value={[]} onChoose={onChoose} onClose={() => undefined} />)
    await userEvent.click(await screen.findByText('福建省', { selector: '*:not(.adm-tabs-tab)' }))
    expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByText('厦门市'))
    expect(onChoose).toHaveBeenCalledWith(['35', '3502'])
  })

  it('of a tree is gone through by keys, and back by its tabs', async () => {
    const onChoose = vi.fn()
    render(<CascaderSheet title="地区" options={REGIONS} value={[]} onChoose={onChoose} onClose={() => undefined} />)
    const province = await screen.findByRole('button', { name: '福建省' })
    province.focus()
    await userEvent.keyboard('{Enter}')
    const city = await screen.findByRole('button', { name: '厦门市' })
    await waitFor(() => expect(city).toHaveFocus())
    screen.getAllByRole('tab').at(-1)?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('福建省')
    city.focus()
    await userEvent.keyboard(' ')
    expect(onChoose).toHaveBeenCalledWith(['35', '3502'])
  })
})

describe('a row with actions', () => {
  it('shows its content, and its actions on swipe only', async () => {
    const onClick = vi.fn()
    const { container } = render(
      <SwipeRow actions={[{ key: 'delete', text: '删除', isDestructive: true, onClick }]}>
        <p>湖滨南路 1 号</p>
      </SwipeRow>,
    )
    const row = container.querySelector('.shop-swipe') ?? container
    const swipeOpen = () => {
      row.scrollLeft = 64
      fireEvent.scroll(row)
    }
    expect(screen.getByText('湖滨南路 1 号')).toBeInTheDocument()
    const remove = screen.getByRole('button', { name: '删除', hidden: true })
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    swipeOpen()
    await userEvent.click(remove)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(row.scrollLeft).toBe(0)
    swipeOpen()
    fireEvent.pointerDown(row)
    expect(row.scrollLeft).toBe(0)
  })
})
