type Round<T> = { running: Promise<T>; next: Promise<T> | undefined }

/**
 * One read for everybody who asks for the same thing (`key`) at the same time. Whoever comes while a read runs never gets its answer, which may
 * be older than a change they know of: they share the read after it. So every answer is as fresh as one read alone would be.
 */
export function requestCoalescing<T>() {
  const rounds = new Map<string, Round<T>>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const running = read()
    const round: Round<T> = { running, next: undefined }
    rounds.set(key, round)
    const end = () => {
      if (!round.next) rounds.delete(key)
    }
    running.then(end, end)
    return running
  }

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const round = rounds.get(key)
    if (!round) return begin(key, read)
    const afterwards = () => begin(key, read)
    round.next ??= round.running.then(afterwards, afterwards)
    return round.next
  }
}
