import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ErrorResponse, fakeApi } from '@worrystone/api-client/testing'
import { appendSignature, type DeletionReceipt, myDataApi } from '@worrystone/contracts'
import { renderInKit } from '@worrystone/remote-kit/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { ReceiptPage } from './receipt-page.tsx'

const NUMBER = '0a1b2c3d-00112233-44556677-8899aabb'
const receipt: DeletionReceipt = {
  kind: 'worrystone-deletion-receipt',
  version: 1,
  site: 'https://worrystone.test',
  number: NUMBER,
  requestedAt: '2026-01-01T10:00:00.000Z',
  erasedAt: '2026-01-15T11:00:00.000Z',
  removed: [
    { what: 'account', count: 1 },
    { what: 'worries', count: 1234 },
  ],
}
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

let publicKey: string
let signed: string
beforeAll(async () => {
  const keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  publicKey = base64(await crypto.subtle.exportKey('raw', keys.publicKey))
  const text = JSON.stringify(receipt)
  signed = appendSignature(text, base64(await crypto.subtle.sign('Ed25519', keys.privateKey, new TextEncoder().encode(text))))
})

/** `read` answers the request for the receipt. */
const aSite = (read: () => { state: 'issued'; signed: string } | { state: 'waiting'; leavesAt: string }) =>
  fakeApi()
    .on(myDataApi.receipt, read)
    .on(myDataApi.receiptKey, () => ({ publicKey }))
const show = (hash = '') => renderInKit(<ReceiptPage />, { user: null, path: `/receipt${hash}`, route: '/receipt' })
const VERIFIED = 'This site signed this receipt, and nothing in it was changed.'

describe('a receipt by its number', () => {
  it('is shown for the number in the address, verified', async () => {
    const api = aSite(() => ({ state: 'issued', signed }))
    show(`#${NUMBER}`)
    expect(await screen.findByText(VERIFIED)).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Worries' }).nextElementSibling?.textContent).toBe('1,234')
    expect(api.callsTo(myDataApi.receipt).map(({ body }) => body)).toEqual([{ number: NUMBER }])
  })

  it('is requested for a typed number, and not for one that cannot be', async () => {
    const api = aSite(() => ({ state: 'issued', signed }))
    show()
    const field = screen.getByRole('textbox', { name: 'Number of the receipt' })
    await userEvent.type(field, '1234')
    await userEvent.click(screen.getByRole('button', { name: 'Show the receipt' }))
    expect(await screen.findByText('Please check the number: it has four groups of eight letters and digits')).toBeTruthy()
    expect(api.callsTo(myDataApi.receipt)).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, ` ${NUMBER.toUpperCase()} `)
    await userEvent.click(screen.getByRole('button', { name: 'Show the receipt' }))
    expect(await screen.findByText(VERIFIED)).toBeTruthy()
  })

  it('says until when the account is there', async () => {
    aSite(() => ({ state: 'waiting', leavesAt: '2026-01-15T10:00:00.000Z' }))
    show(`#${NUMBER}`)
    expect(await screen.findByText(/^The account is hidden now, and will be deleted on Jan 15, 2026/)).toBeTruthy()
  })

  it('shows why there is none', async () => {
    aSite(() => {
      throw new ErrorResponse(404, { code: 'NOT_FOUND', message: 'There is none' })
    })
    show(`#${NUMBER}`)
    expect(await screen.findByText('There is none')).toBeTruthy()
  })

  it('that was changed on its way is not accepted', async () => {
    aSite(() => ({ state: 'issued', signed: signed.replace('1234', '1235') }))
    show(`#${NUMBER}`)
    expect(await screen.findByText('This receipt was changed, or another site signed it.')).toBeTruthy()
  })
})

describe('a saved receipt', () => {
  const choose = (text: string) =>
    userEvent.upload(screen.getByLabelText('The saved file'), new File([text], 'receipt.json', { type: 'application/json' }))

  it('is verified on this device', async () => {
    const api = aSite(() => ({ state: 'issued', signed }))
    show()
    await choose(`${signed}\n`)
    expect(await screen.findByText(VERIFIED)).toBeTruthy()
    expect(api.callsTo(myDataApi.receipt)).toEqual([])
  })

  it.each([
    ['something else', () => '{"a":1}', 'This is not a receipt of a deletion, or a part of it is missing.'],
    ['a part of it', () => signed.slice(0, 200), 'This is not a receipt of a deletion, or a part of it is missing.'],
    ['a changed one', () => signed.replace('1234', '9'), 'This receipt was changed, or another site signed it.'],
    ['a film', () => 'x'.repeat(20_001), 'This file is too large to be a receipt.'],
  ])('is refused in words: %s', async (_, text, message) => {
    aSite(() => ({ state: 'issued', signed }))
    show()
    await choose(text())
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
