import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { resetBrowser } from '../../../app/test-shop.tsx'
import { alertText, press } from '../../session/test-codes.tsx'

const OWN = { data: { cInviteCode: 'ABCD2345', cInviteUuid: 'u1', cEnterpriseName: '北辰精工' } }
const NONE = { code: 2000, msg: '暂无数据', data: { cFailure: 'EMPTY' } }

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it('shows the code of the institution as a picture and a text, and shares its address', async () => {
  const { container } = openAsBuyer('/InvitationCode', { kind: 'none' }, { getMyInvitation: () => OWN })
  expect(await screen.findByText('ABCD2345')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '邀请二维码' })).toBeInTheDocument()
  const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await press('分享邀请')
  expect(share).toHaveBeenCalledWith({ title: '北辰精工', url: `${location.origin}/InvitationCode?code=ABCD2345` })
  expect((await axe.run(container)).violations).toEqual([])
})

it('without an institution says how one gets to invite', async () => {
  openAsBuyer('/InvitationCode', { kind: 'none' }, { getMyInvitation: () => NONE })
  expect(await screen.findByText('加入企业或团队后，可以邀请同事')).toBeInTheDocument()
})

it('leads to joining by the code of an institution, which an address brings along', async () => {
  openAsBuyer(
    '/InvitationCode?code=EFGH6789',
    { kind: 'none' },
    {
      getMyInvitation: () => NONE,
      checkInvitation: ({ cInviteCode }) => ({
        data: {
          iKind: 2,
          cInviteCode,
          cInviteUuid: 'u2',
          cEnterpriseUuid: 'e9',
          iAuthenticationType: 2,
        },
      }),
    },
  )
  expect(await screen.findByLabelText('填写邀请码')).toHaveValue('EFGH6789')
  await press('确认')
  await waitFor(() => expect(location.pathname).toBe('/enterprise-join'))
  expect(new URLSearchParams(location.search).get('cEnterpriseUuid')).toBe('e9')
})

it('says what is wrong with a code', async () => {
  openAsBuyer(
    '/InvitationCode',
    { kind: 'none' },
    {
      getMyInvitation: () => NONE,
      checkInvitation: () => ({
        code: 4001,
        msg: '邀请码不存在',
        data: { cFailure: 'INVITE_UNKNOWN', cField: 'cInviteCode' },
      }),
    },
  )
  const input = await screen.findByLabelText('填写邀请码')
  await press('确认')
  expect(alertText()).toBe('请填写邀请码')
  await userEvent.type(input, 'XXXXXX')
  await press('确认')
  await waitFor(() => expect(alertText()).toBe('邀请码不存在'))
})
