type Reads<T> = { running: Promise<T>; next: Promise<T> | undefined }

/**
 * Shares one read between all concurrent requests for the same `key`. A request that arrives during a read does not get its result, which
 * may be older than a change the client knows of: it shares the next read. So every response is as fresh as a separate read.
 */
export function requestCoalescing<T>() {
  const readsByKey = new Map<string, Reads<T>>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const running = read()
    const reads: Reads<T> = { running, next: undefined }
    readsByKey.set(key, reads)
    const end = () => {
      if (!reads.next) readsByKey.delete(key)
    }
    running.then(end, end)
    return running
  }

  return (key: string, read: () => Promise<T>): Promise<T> => {
    const reads = readsByKey.get(key)
    if (!reads) return begin(key, read)
    const beginNext = () => begin(key, read)
    reads.next ??= reads.running.then(beginNext, beginNext)
    return reads.next
  }
}
