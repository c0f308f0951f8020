/** A phone without its middle: `199****0001`. Domain 1.0. */
export function maskPhone(phone: string): string {
  return phone && `${phone.slice(0, 3)}****${phone.slice(-4)}`
}

/** An ID card number without its middle: `110***********0015`. Domain 1.0. */
export function maskIdNumber(idNumber: string): string {
  return idNumber && `${idNumber.slice(0, 3)}${'*'.repeat(Math.max(idNumber.length - 7, 0))}${idNumber.slice(-4)}`
}

/** A name's first character and two stars. */
export function maskName(name: string): string {
  const [first] = name
  return first === undefined ? '' : `${first}**`
}

/** The last four digits of a bank account: `**** 2222`. Engine 7.1. */
export function maskAccountNumber(number: string): string {
  return number && `**** ${number.slice(-4)}`
}

/** A credit code without its middle. */
export function maskCreditCode(code: string): string {
  return code && `${code.slice(0, 4)}${'*'.repeat(Math.max(code.length - 8, 0))}${code.slice(-4)}`
}
