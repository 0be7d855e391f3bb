export interface Dropped {
  readonly files: readonly File[]
  /** Names of files and folders that the browser could not open. */
  readonly unreadable: readonly string[]
}

/** All files among what was dropped, those inside of folders too; hidden ones are left out. */
export async function readDropped(items: DataTransferItemList): Promise<Dropped> {
  // The list is emptied as soon as the event is over: take everything out of it first.
  const dropped = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const files: File[] = []
  const unreadable: string[] = []
  const take = async (entry: FileSystemEntry): Promise<void> => {
    if (entry.name.startsWith('.')) return
    try {
      if (entry.isFile) files.push(await readFile(entry as FileSystemFileEntry))
      else for await (const inner of readFolder(entry as FileSystemDirectoryEntry)) await take(inner)
    } catch {
      unreadable.push(entry.name)
    }
  }
  for (const { entry, file } of dropped) {
    if (entry?.isDirectory) await take(entry)
    else if (file) files.push(file)
  }
  return { files, unreadable }
}

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject))
}

async function* readFolder(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader()
  // A folder is given in portions; an empty one says that there are no more.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (portion.length === 0) return
    yield* portion
  }
}
