import { MESSAGE_KINDS } from '@mallwright/contract/message'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, errorText, InfiniteList } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { messageApi } from '../message-reader.ts'
import type { MessageKind } from '../message-reader.ts'
import { messageKeys, messagesQuery, unreadQuery } from '../message.queries.ts'
import { MessageRow, MessageSkeleton } from './message-row.tsx'

const LABELS = {
  title: { zh: '消息中心', en: 'Messages' },
  kinds: { zh: '消息类型', en: 'Kinds of messages' },
  all: { zh: '全部', en: 'All' },
  order: { zh: '订单', en: 'Orders' },
  aftersale: { zh: '售后', en: 'After-sales' },
  deal: { zh: '拼单询价', en: 'Deals' },
  system: { zh: '系统', en: 'System' },
  readAll: { zh: '全部已读', en: 'Read all' },
  empty: { zh: '暂无消息', en: 'No messages yet' },
} satisfies Record<string, Label>

const KINDS = Object.keys(MESSAGE_KINDS) as MessageKind[]

/** Messages by kind with what is unread; one leads to what it is about. Domain 3.5, extra screens. */
export function Screen() {
  const translate = useText()
  const shop = useShop()
  const caller = useCaller()
  const tab = useRouteParam('tab')
  const setTab = useSetRouteParam('tab')
  const kind = KINDS.find((name) => name === tab) ?? 'all'
  const list = useInfiniteQuery(messagesQuery(shop, kind, caller))
  const unread = useQuery(unreadQuery(shop, caller)).data
  const read = useReading(kind)
  const numbered = (name: MessageKind) => {
    const count = unread?.get(name) ?? 0
    return count > 0 ? `${translate(LABELS[name])} ${count}` : translate(LABELS[name])
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)}>
        {(unread?.get(kind) ?? 0) > 0 && (
          <button type="button" className="shop-head-action" onClick={read.all}>
            {translate(LABELS.readAll)}
          </button>
        )}
      </BackHeader>
      <main>
        <Chips
          label={translate(LABELS.kinds)}
          choices={KINDS.map((name) => ({ id: name, name: numbered(name) }))}
          chosen={kind}
          onChoose={setTab}
        />
        <div className="shop-rows">
          <InfiniteList
            list={list}
            keyOf={({ id }) => id}
            renderItem={(message) => <MessageRow message={message} onRead={read.one} />}
            skeleton={<MessageSkeleton />}
            empty={translate(LABELS.empty)}
          />
        </div>
      </main>
    </div>
  )
}

function useReading(kind: MessageKind) {
  const { send, feedback, queryClient } = useShop()
  const finish = async (answer: Awaited<ReturnType<ReturnType<typeof messageApi>['readMessage']>>) => {
    await queryClient.invalidateQueries({ queryKey: messageKeys.all() })
    if (!answer.ok) feedback.toast(errorText(new CallError(answer)))
  }
  const read = async (body: Parameters<ReturnType<typeof messageApi>['readMessage']>[0]['body']) =>
    finish(await messageApi(send).readMessage({ body }))
  return {
    one: (id: string) => void read({ messageUuids: [id] }),
    all: () => void read({ bAll: true, iKind: MESSAGE_KINDS[kind] }),
  }
}
