/** The moment of the call everything on the page goes by. It can be moved when there is nothing to hear, too. */
export interface Playback {
  /** Calls back whenever time or playing change; many times a second while sound plays. */
  subscribe(listener: () => void): () => void
  time(): number
  isPlaying(): boolean
  /** How often somebody asked to hear a certain moment. */
  jumps(): number
  /** Sounds through this element, until the function that is given back is called. */
  attach(audio: HTMLAudioElement): () => void
  seek(seconds: number): void
  playFrom(seconds: number): void
  toggle(): void
  /** Whether somebody asked to hear something before there was an element to hear it through; true once. */
  takeWish(): boolean
}

export function createPlayback(): Playback {
  const listeners = new Set<() => void>()
  let audio: HTMLAudioElement | undefined
  let now = 0
  let frame = 0
  let jumped = 0
  let wished = false

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const follow = () => {
    if (!audio) return
    now = audio.currentTime
    tell()
    cancelAnimationFrame(frame)
    if (!audio.paused && !audio.ended) frame = requestAnimationFrame(follow)
  }
  const play = () => {
    wished = audio === undefined
    // What keeps it from playing is told by the element's own error.
    audio?.play().catch(() => {})
  }
  const seek = (seconds: number) => {
    now = Math.max(0, seconds)
    if (audio) audio.currentTime = now
    tell()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    time: () => now,
    isPlaying: () => audio !== undefined && !audio.paused && !audio.ended,
    jumps: () => jumped,
    attach(element) {
      audio = element
      const events = ['play', 'playing', 'pause', 'ended', 'seeked', 'timeupdate']
      for (const name of events) element.addEventListener(name, follow)
      return () => {
        for (const name of events) element.removeEventListener(name, follow)
        cancelAnimationFrame(frame)
        audio = undefined
      }
    },
    seek,
    playFrom(seconds) {
      jumped++
      seek(seconds)
      play()
    },
    toggle() {
      if (!audio) return
      if (audio.paused || audio.ended) play()
      else audio.pause()
    },
    takeWish() {
      const was = wished
      wished = false
      return was
    },
  }
}
