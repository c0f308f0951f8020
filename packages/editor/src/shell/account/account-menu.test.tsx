import { currentLocale } from '@mallwright/shop-core/i18n'
import { createLocalStore } from '@mallwright/shop-core/storage'
import { createThemeStore } from '@mallwright/shop-core/theme'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { StudioContext } from '../../studio/studio.ts'
import { renderInStudio } from '../../test-studio.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The opened menu of an account. */
async function openMenu() {
  const opened = await renderInStudio(null)
  const signOut = vi.fn()
  const theme = createThemeStore(createLocalStore('test', () => localStorage))
  const account = { id: 'a1', name: '装修员小宋', phone: '19900170001' }
  render(
    <StudioContext value={{ ...opened, account, theme, signOut }}>
      <AccountMenu />
    </StudioContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: '账号与偏好: 装修员小宋' }))
  await screen.findByRole('menu')
  return { signOut, theme, view: opened.view }
}

const choose = (role: string, name: string) => fireEvent.click(screen.getByRole(role, { name }))

it('says who is signed in, and ends the session', async () => {
  const { signOut } = await openMenu()
  expect(screen.getByText('19900170001')).toBeInTheDocument()
  choose('menuitem', '退出登录')
  expect(signOut).toHaveBeenCalledOnce()
})

it('chooses language and theme', async () => {
  const { theme } = await openMenu()
  expect(screen.getByRole('menuitemradio', { name: '中文' })).toBeChecked()
  choose('menuitemradio', '深色')
  expect(theme.choice.get()).toBe('dark')
  choose('menuitemradio', 'English')
  await waitFor(() => expect(currentLocale()).toBe('en-US'))
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
})

it('opens the help', async () => {
  const { view } = await openMenu()
  choose('menuitem', '帮助与快捷键')
  expect(view.getState().dialog).toBe('shortcuts')
})
