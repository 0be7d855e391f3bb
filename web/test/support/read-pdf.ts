import { inflateSync } from 'node:zlib'

/** What is written in a PDF that Chromium made: its text page by page, in the order it was drawn. */
export function readPdf(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const fonts = readFonts(objects)
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const fontOf = fontsOfPage(head, objects)
    const [, contents = ''] = /\/Contents\s+(\d+) 0 R/.exec(head) ?? []
    const drawn = objects.get(Number(contents))?.stream.toString('latin1') ?? ''
    return readText(drawn, (name) => fonts.get(fontOf.get(name) ?? -1) ?? new Map())
  })
}

interface PdfObject {
  readonly head: string
  readonly stream: Buffer
}

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1')
  const found = new Map<number, PdfObject>()
  for (const { 0: whole, 1: number, index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\s/g)) {
    const from = index + whole.length
    const end = text.indexOf('endobj', from)
    const at = text.indexOf('stream', from)
    const hasStream = at >= 0 && at < end
    const head = text.slice(from, hasStream ? at : end)
    const bytes = hasStream ? readStream(pdf, text, at, head) : Buffer.alloc(0)
    found.set(Number(number), { head, stream: bytes })
  }
  return found
}

function readStream(pdf: Buffer, text: string, at: number, head: string): Buffer {
  const from = text.indexOf('\n', at) + 1
  const [, length = '0'] = /\/Length (\d+)/.exec(head) ?? []
  const bytes = pdf.subarray(from, from + Number(length))
  return /FlateDecode/.test(head) ? inflateSync(bytes) : bytes
}

/** Of each font, which letters its codes stand for. */
function readFonts(objects: Map<number, PdfObject>): Map<number, Map<number, string>> {
  const fonts = new Map<number, Map<number, string>>()
  for (const [number, { head }] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(head) ?? []
    const source = map === undefined ? undefined : objects.get(Number(map))?.stream.toString('latin1')
    if (source !== undefined) fonts.set(number, readCodes(source))
  }
  return fonts
}

function readCodes(source: string): Map<number, string> {
  const codes = new Map<number, string>()
  const letters = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
  for (const [, block = ''] of source.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      codes.set(Number.parseInt(code, 16), letters(to))
  for (const [, block = ''] of source.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', last = '', to = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
        codes.set(code, String.fromCharCode(Number.parseInt(to, 16) + code - Number.parseInt(first, 16)))
  return codes
}

function fontsOfPage(head: string, objects: Map<number, PdfObject>): Map<string, number> {
  const [, other] = /\/Resources (\d+) 0 R/.exec(head) ?? []
  const resources = other === undefined ? head : (objects.get(Number(other))?.head ?? '')
  return new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', to]) => [name, Number(to)]),
  )
}

/** Pieces of a line are told apart by a blank; what is drawn further down begins a new line. */
function readText(drawn: string, codesOf: (font: string) => Map<number, string>): string {
  let codes = new Map<number, string>()
  let text = ''
  const tokens = /\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\bBT\b/g
  for (const [whole, font, hex] of drawn.matchAll(tokens)) {
    if (font !== undefined) codes = codesOf(font)
    else if (whole === 'BT') text += ' '
    else for (const code of hex!.match(/.{4}/g) ?? []) text += codes.get(Number.parseInt(code, 16)) ?? ''
  }
  return text.replaceAll(/\s+/g, ' ')
}
