import { endpoint } from '@mallwright/contract/rpc'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { chooseLocale } from '../i18n/index.ts'
import { SwitchField, TextField } from '../kit/controls/index.ts'
import { FieldMessage, FormControl, useEndpointForm } from './index.ts'
import type { SubmitResult } from './index.ts'

const saveContact = endpoint({
  method: 'POST',
  path: 'test/saveContact',
  gate: 'login',
  summary: 'Saves a contact.',
  body: z.object({
    cName: z.string().check(z.maxLength(4)),
    cMobilePhone: z.string().check(z.regex(/^1\d{10}$/)),
    bDefault: z.boolean(),
  }),
  data: z.object({}),
  failures: { PHONE_TAKEN: { code: 4009 }, LIMIT: { code: 4010 } },
})

const send = vi.fn<(body: object) => Promise<SubmitResult>>()

function ContactForm() {
  const form = useEndpointForm(saveContact, {
    defaultValues: { name: '', phone: '', isDefault: false },
    fields: {
      name: { member: 'cName', required: { zh: '姓名不能为空', en: 'Enter a name' } },
      phone: {
        member: 'cMobilePhone',
        required: { zh: '手机号码不能为空', en: 'Enter a phone number' },
        invalid: { zh: '手机号码格式不正确', en: 'Not a phone number' },
      },
      isDefault: {
        member: 'bDefault',
        check: ({ name, isDefault }) =>
          isDefault && name === '匿名' ? { zh: '匿名不能设为默认', en: 'Not by default' } : undefined,
      },
    },
    toBody: ({ name, phone, isDefault }) => ({ cName: name, cMobilePhone: phone, bDefault: isDefault }),
    failures: { PHONE_TAKEN: 'phone' },
  })
  const submit = form.submit(send)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormControl form={form} name="name">
        {(control) => <TextField label="姓名" {...control} />}
      </FormControl>
      <label>
        手机
        <input {...form.field('phone')} />
      </label>
      <FieldMessage message={form.messageOf('phone')} />
      <FormControl form={form} name="isDefault">
        {({ value, onChange }) => <SwitchField label="默认" value={value} onChange={onChange} />}
      </FormControl>
      <FieldMessage message={form.messageOf('isDefault') || form.messageOf('root')} />
      <button type="submit">保存</button>
    </form>
  )
}

const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean)
const submit = () => userEvent.click(screen.getByRole('button', { name: '保存' }))

beforeEach(() => {
  chooseLocale('zh-CN')
  send.mockReset()
  send.mockResolvedValue({ ok: true })
})

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '李敏')
  await userEvent.type(screen.getByLabelText('手机'), '19900140001')
}

describe('a form over an endpoint', () => {
  it('names the first invalid field, focuses it and sends nothing', async () => {
    render(<ContactForm />)
    await submit()
    expect(alerts()).toEqual(['姓名不能为空'])
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '李敏')
    expect(alerts()).toEqual([])
    await userEvent.type(screen.getByLabelText('手机'), '123')
    await submit()
    expect(alerts()).toEqual(['手机号码格式不正确'])
    expect(screen.getByLabelText('手机')).toHaveFocus()
    expect(screen.getByLabelText('手机')).toBeInvalid()
    expect(send).not.toHaveBeenCalled()
  })

  it('refuses values that the body schema refuses, in both languages', async () => {
    render(<ContactForm />)
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '名字太长了')
    await submit()
    expect(alerts()).toEqual(['格式不正确'])
    chooseLocale('en-US')
    await submit()
    expect(alerts()).toEqual(['This value is not valid'])
  })

  it('checks fields against each other after the body schema', async () => {
    render(<ContactForm />)
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '匿名')
    await userEvent.click(screen.getByRole('switch', { name: '默认' }))
    await submit()
    expect(alerts()).toEqual(['手机号码不能为空'])
    await userEvent.type(screen.getByLabelText('手机'), '19900140001')
    await submit()
    expect(alerts()).toEqual(['匿名不能设为默认'])
    expect(send).not.toHaveBeenCalled()
  })

  it('sends the body of the endpoint', async () => {
    render(<ContactForm />)
    await fillIn()
    await userEvent.click(screen.getByRole('switch', { name: '默认' }))
    await submit()
    expect(send).toHaveBeenCalledWith({ cName: '李敏', cMobilePhone: '19900140001', bDefault: true })
  })

  it('shows a declared failure on its field and preserves the values', async () => {
    send.mockResolvedValue({ ok: false, failure: 'PHONE_TAKEN', msg: '手机号码已被使用' })
    render(<ContactForm />)
    await fillIn()
    await submit()
    expect(alerts()).toEqual(['手机号码已被使用'])
    expect(screen.getByLabelText('手机')).toHaveFocus()
    expect(screen.getByLabelText('手机')).toHaveValue('19900140001')
    expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue('李敏')
  })

  it('shows every other failure below the form, 网络开小差了 without a message', async () => {
    send.mockResolvedValue({ ok: false, failure: 'NETWORK', msg: '' })
    render(<ContactForm />)
    await fillIn()
    await submit()
    expect(alerts()).toEqual(['网络开小差了'])
  })
})
