type Round<T> = { running: Promise<T>; next: Promise<T> | undefined }

/**
 * Shares one read between all concurrent requests for the same `key`. A request that arrives during a read does not get its result, which
 * may be older than a change the client knows of: it shares the next read. So every response is as fresh as a separate read.
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
