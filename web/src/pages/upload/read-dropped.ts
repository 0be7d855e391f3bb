/** All files among what was dropped, those inside of folders too; hidden ones are left out. */
export async function readDropped(items: DataTransferItemList): Promise<File[]> {
  // The list is emptied as soon as the event is over: take everything out of it first.
  const dropped = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const found: File[] = []
  for (const { entry, file } of dropped) {
    if (entry?.isDirectory) found.push(...(await readEntry(entry)))
    else if (file) found.push(file)
  }
  return found
}

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (entry.name.startsWith('.')) return []
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: File[] = []
  // A folder is given in portions; an empty one says that there are no more.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (portion.length === 0) return found
    for (const inner of portion) found.push(...(await readEntry(inner)))
  }
}
