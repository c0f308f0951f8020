/** The own value of a key that may be any text: a page may have the code `constructor`, which every object inherits. */
export function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
