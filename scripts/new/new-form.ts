import { exists, nameOf, refuse, write } from './edit-files.ts'

/** A form over an endpoint, for a screen: `area/endpoint`, e.g. `address/saveAddress`. Its fields are examples to replace. */
export function newForm(text: string): void {
  const [area = '', endpoint = ''] = text.split('/')
  if (!endpoint) refuse('A form is named after its endpoint, area/endpoint, e.g. session/login.')
  if (!exists(`packages/contract/src/${area}/index.ts`)) refuse(`The contract has no area ${area}.`)
  const name = nameOf(endpoint)
  write(
    `packages/viewer/src/shop/screens/${area}/${name.kebab}-form/${name.kebab}-form.tsx`,
    `import { ${endpoint} } from '@mallwright/contract/${area}'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'

import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'

const LABELS = {
  name: { zh: '名称', en: 'Name' },
  nameMissing: { zh: '名称不能为空', en: 'Enter the name' },
  save: { zh: '保存', en: 'Save' },
}

/** Form of ${endpoint}; a failed call keeps what was typed. */
export function ${name.pascal}Form({ onSaved }: { readonly onSaved: () => void }) {
  const translate = useText()
  const { send } = useShop()
  const form = useEndpointForm(${endpoint}, {
    defaultValues: { name: '' },
    fields: { name: { member: 'cName', required: LABELS.nameMissing } },
    toBody: (values) => ({ cName: values.name }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ ${endpoint} }, send).${endpoint}({ body })
    if (answer.ok) onSaved()
    return answer
  })
  return (
    <SubmitForm className="shop-${name.kebab}-form" form={form} onSubmit={submit} action={translate(LABELS.save)}>
      <FormControl form={form} name="name">
        {(control) => <TextField label={translate(LABELS.name)} {...control} />}
      </FormControl>
    </SubmitForm>
  )
}
`,
  )
}
